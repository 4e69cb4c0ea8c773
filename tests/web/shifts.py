"""What moves on the page without being asked to, as the browser itself reports it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

# Lists that grow, and what lies over the table for a moment, may move; the table may not.
FREE = ".dock, .notices, [role=log], .tickets, .prompt, .keep, .drawer, .end"

WATCH = f"""
window.shifts = [];
new PerformanceObserver((list) => {{
  for (const entry of list.getEntries()) {{
    for (const source of entry.sources) {{
      const node = source.node;
      const element = node?.nodeType === 1 ? node : node?.parentElement;
      if (!element || element.closest('{FREE}')) continue;
      const from = source.previousRect, to = source.currentRect;
      if (Math.abs(to.x - from.x) < 1 && Math.abs(to.y - from.y) < 1) continue;
      window.shifts.push({{
        what: element.tagName.toLowerCase() + '.' + element.getAttribute('class'),
        text: element.textContent.slice(0, 30), by: [to.x - from.x, to.y - from.y],
      }});
    }}
  }}
}}).observe({{type: 'layout-shift', buffered: true}});
"""


def shifts(page: Page) -> list[dict[str, Any]]:
    """What has moved since the page was loaded, also in answer to a click."""
    found: list[dict[str, Any]] = page.evaluate("() => window.shifts")
    return found

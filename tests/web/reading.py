"""Reads a page as its visitor does: which texts are cut off, and which are in English."""

from __future__ import annotations

from playwright.sync_api import Page
from tests.web.words import LANGUAGES, foreign

CUT = """
() => {
  const cut = [];
  const say = (element, text, why) =>
    cut.push(`${why}: "${text.trim()}" in ${element.tagName.toLowerCase()}.${element.className}`);
  const pen = document.createElement('canvas').getContext('2d');
  for (const element of document.querySelectorAll('body *')) {
    if (element.closest('svg, .hidden, option')) continue;
    if (!element.checkVisibility()) continue;
    const style = getComputedStyle(element);
    if (element.matches('select')) {
      pen.font = style.font;
      const text = element.selectedOptions[0]?.text ?? '';
      const padding = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
      // The arrow takes some of it.
      if (pen.measureText(text).width > element.clientWidth - padding - 12)
        say(element, text, 'list too narrow');
      continue;
    }
    const texts = [...element.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
    if (!texts.length) continue;
    const rolls = ['auto', 'scroll'].includes(style.overflowX);
    if (element.clientWidth && !rolls && element.scrollWidth > element.clientWidth + 1)
      say(element, element.textContent, 'wider than its box');
    for (const node of texts) {
      const range = document.createRange();
      range.selectNodeContents(node);
      let box = range.getBoundingClientRect();
      for (let around = element; around !== document.body; around = around.parentElement) {
        const frame = getComputedStyle(around);
        if (frame.overflowX === 'visible' || frame.display === 'inline') continue;
        const edge = around.getBoundingClientRect();
        // What can be scrolled is seen as long as the frame it is scrolled in is.
        if (/auto|scroll/.test(frame.overflow)) {
          box = edge;
          continue;
        }
        if (box.right > edge.right + 1 || box.left < edge.left - 1)
          say(element, node.data, 'cut off sideways');
        if (box.bottom > edge.bottom + 3) say(element, node.data, 'cut off below');
        break;
      }
    }
  }
  // All columns of a score are seen at once.
  const scores = document.querySelector('table.scores')?.parentElement;
  if (scores && scores.scrollWidth > scores.clientWidth) cut.push('the score scrolls sideways');
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) cut.push('the page scrolls sideways');
  return cut;
}
"""

TEXTS = """
() => {
  const texts = new Set();
  for (const element of document.querySelectorAll('body *')) {
    for (const name of ['aria-label', 'title', 'placeholder'])
      if (element.getAttribute(name)) texts.add(element.getAttribute(name));
    for (const node of element.childNodes)
      if (node.nodeType === 3 && node.data.trim() && !element.closest('style, [lang=en]'))
        texts.add(node.data.trim());
  }
  texts.add(document.title);
  return [...texts];
}
"""


def faults(page: Page, language: str) -> list[str]:
    """What is cut off on the page as it stands, and what is in English and should not be."""
    found = [f"{language}: {fault}" for fault in page.evaluate(CUT)]
    if language != "en":
        english = foreign(language)
        left = (text for text in page.evaluate(TEXTS) if english.fullmatch(text))
        found += [f"{language}: English: {text!r}" for text in left]
    return found


def choose_language(page: Page, language: str) -> None:
    """By the list in the settings, which must be open."""
    page.locator("[data-setting=language]").select_option(language)
    page.wait_for_function("language => document.documentElement.lang === language", arg=language)


def faults_in_all_languages(page: Page, screen: str) -> list[str]:
    """Goes through the languages on one screen, without a reload."""
    wheel = page.locator(".settings .round").last
    wheel.click()
    found: list[str] = []
    for language in LANGUAGES:
        choose_language(page, language)
        found += [f"{screen}: {fault}" for fault in faults(page, language)]
    choose_language(page, "en")
    wheel.click()
    return found

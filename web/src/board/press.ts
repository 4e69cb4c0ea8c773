// A route is pinned to the plan by pressing it for a moment, or by a right click.
const LONG = 450;
const SLIP = 8;

/** Calls `pressed` with what lies under a long touch or a right click. */
export function presses(
  frame: HTMLElement, pressed: (target: Element) => void,
): { destroy(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  let touched = false;
  let fired = false;

  const stop = () => clearTimeout(timer);
  const down = (event: PointerEvent) => {
    stop();
    fired = false;
    touched = event.pointerType === "touch";
    // A second finger means a pinch.
    if (!touched || !event.isPrimary || !(event.target instanceof Element)) return;
    const target = event.target;
    start = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => {
      fired = true;
      pressed(target);
    }, LONG);
  };
  const move = (event: PointerEvent) => {
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP) stop();
  };
  // Some browsers send this after a long touch, others do not: the timer has done the work.
  const menu = (event: MouseEvent) => {
    event.preventDefault();
    if (!touched && event.target instanceof Element) pressed(event.target);
  };
  // What ends a long touch is no click.
  const click = (event: MouseEvent) => {
    if (!fired) return;
    fired = false;
    event.stopPropagation();
    event.preventDefault();
  };

  frame.addEventListener("pointerdown", down);
  frame.addEventListener("pointermove", move);
  frame.addEventListener("pointerup", stop);
  frame.addEventListener("pointercancel", stop);
  frame.addEventListener("contextmenu", menu);
  frame.addEventListener("click", click, true);
  return {
    destroy() {
      stop();
      frame.removeEventListener("pointerdown", down);
      frame.removeEventListener("pointermove", move);
      frame.removeEventListener("pointerup", stop);
      frame.removeEventListener("pointercancel", stop);
      frame.removeEventListener("contextmenu", menu);
      frame.removeEventListener("click", click, true);
    },
  };
}

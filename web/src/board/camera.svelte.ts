// Zoom and pan of the board: a CSS transform, so that nothing is laid out anew.
const MOST = 6;

export interface Size { width: number; height: number }

export class Camera {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  /** The size that the board is drawn at. A gesture only stretches that picture; at rest it is
   * drawn anew, sharply. */
  drawn = $state(1);
  moving = $state(false);
  private rest: ReturnType<typeof setTimeout> | undefined;
  /** How many pixels of the frame a unit of the board takes where the whole board is shown. */
  fit = $state(1);
  private frame: Size = { width: 1, height: 1 };
  private board: Size = { width: 1, height: 1 };
  /** Where a board lies that is lower than its frame: 0 is at the top, 0.5 in the middle. */
  private lie = 0.5;

  get transform(): string {
    return `translate(${this.x}px, ${this.y}px) scale(${this.scale / this.drawn})`;
  }

  resize(frame: Size, board: Size, lie: number): void {
    this.frame = frame;
    this.fit = Math.min(frame.width / board.width, frame.height / board.height) || 1;
    this.board = { width: board.width * this.fit, height: board.height * this.fit };
    this.lie = lie;
    this.settle(this.scale, this.x, this.y);
  }

  /** Zooms so that the point (in pixels of the frame) stays where it is. */
  zoom(factor: number, px = this.frame.width / 2, py = this.frame.height / 2): void {
    const scale = Math.min(MOST, Math.max(1, this.scale * factor));
    const ratio = scale / this.scale;
    this.move(scale, px - (px - this.x) * ratio, py - (py - this.y) * ratio);
  }

  pan(dx: number, dy: number): void {
    this.move(this.scale, this.x + dx, this.y + dy);
  }

  reset(): void {
    this.move(1, 0, 0);
  }

  /** Brings a point of the board into view. */
  show(at: { x: number; y: number }): void {
    const px = at.x * this.fit * this.scale + this.x;
    const py = at.y * this.fit * this.scale + this.y;
    const edge = 40;
    const outside = (at: number, size: number) => at < edge || at > size - edge;
    const dx = outside(px, this.frame.width) ? this.frame.width / 2 - px : 0;
    const dy = outside(py, this.frame.height) ? this.frame.height / 2 - py : 0;
    if (dx || dy) this.pan(dx, dy);
  }

  private move(scale: number, x: number, y: number): void {
    this.moving = true;
    clearTimeout(this.rest);
    this.rest = setTimeout(() => {
      this.moving = false;
      this.drawn = this.scale;
    }, 200);
    this.settle(scale, x, y);
  }

  /** The board never leaves its frame. */
  private settle(scale: number, x: number, y: number): void {
    this.scale = scale;
    this.x = within(x, this.frame.width, this.board.width * scale, 0.5);
    this.y = within(y, this.frame.height, this.board.height * scale, this.lie);
  }
}

/** What is larger than its frame fills it wherever it is moved; what is smaller lies still. */
function within(at: number, frame: number, drawn: number, lie: number): number {
  const room = frame - drawn;
  return room >= 0 ? room * lie : Math.min(0, Math.max(room, at));
}

/** Wheel, drag and pinch on the frame of the board. */
export function gestures(frame: HTMLElement, camera: Camera): { destroy(): void } {
  const fingers = new Map<number, { x: number; y: number }>();
  let dragged = false;

  const at = (event: { clientX: number; clientY: number }) => {
    const box = frame.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const point = at(event);
    camera.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), point.x, point.y);
  };
  const down = (event: PointerEvent) => {
    fingers.set(event.pointerId, at(event));
    if (fingers.size === 1) dragged = false;
  };
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = at(event);
    const others = [...fingers.entries()].filter(([id]) => id !== event.pointerId);
    if (others.length === 0) {
      const dx = now.x - before.x;
      const dy = now.y - before.y;
      if (!dragged && Math.hypot(dx, dy) < 6) return;
      if (!dragged) frame.setPointerCapture(event.pointerId);
      dragged = true;
      camera.pan(dx, dy);
    } else {
      const other = others[0]![1];
      const was = Math.hypot(before.x - other.x, before.y - other.y);
      const is = Math.hypot(now.x - other.x, now.y - other.y);
      dragged = true;
      camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
      if (was > 0) camera.zoom(is / was, (now.x + other.x) / 2, (now.y + other.y) / 2);
    }
    fingers.set(event.pointerId, now);
  };
  const up = (event: PointerEvent) => fingers.delete(event.pointerId);
  // What ends a drag is no click on what happens to lie under it.
  const click = (event: MouseEvent) => {
    if (!dragged) return;
    event.stopPropagation();
    event.preventDefault();
    dragged = false;
  };

  frame.addEventListener("wheel", wheel, { passive: false });
  frame.addEventListener("pointerdown", down);
  frame.addEventListener("pointermove", move);
  frame.addEventListener("pointerup", up);
  frame.addEventListener("pointercancel", up);
  frame.addEventListener("click", click, true);
  return {
    destroy() {
      frame.removeEventListener("wheel", wheel);
      frame.removeEventListener("pointerdown", down);
      frame.removeEventListener("pointermove", move);
      frame.removeEventListener("pointerup", up);
      frame.removeEventListener("pointercancel", up);
      frame.removeEventListener("click", click, true);
    },
  };
}

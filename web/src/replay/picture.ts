// An animated picture of a game: the page's own board, drawn move by move into a GIF.
//
// An SVG that is drawn as an image stands alone: it is given the page's styles, the drawings that it
// uses, and the fonts of its letters. What never changes is drawn once, below and above the rest.
import { OUTLINES, type Shape } from "../art/colours";
import type { PublicView } from "../protocol";
import type { ReplayTable } from "./replay.svelte";

const WIDTH = 840;
const STRIP = 40;
/** The side of a player's square in it. */
const BADGE = 22;
/** Milliseconds for a frame, and for the last one. */
const STEP = 450;
const REST = 4000;
const COLOURS = 255;

export interface Picture { bytes: Uint8Array<ArrayBuffer>; frames: number }

export interface Studio {
  signal: AbortSignal;
  /** Draws the board after so many moves; the drawing is the same element each time. */
  draw(at: number): Promise<SVGSVGElement>;
  told(done: number): void;
}

/** The moments after which the board looks different, from the deal to the end. */
export function boardChanges(table: Pick<ReplayTable, "games">): number[] {
  const look = (game: PublicView): string =>
    JSON.stringify([game.routes, game.stations, game.stacks, game.seats.map((seat) => seat.points)]);
  const looks = table.games.map(look);
  return looks.flatMap((each, at) => (at === 0 || each !== looks[at - 1] ? [at] : []));
}

export async function animate(table: ReplayTable, frames: number[], studio: Studio): Promise<Picture> {
  const [{ GIFEncoder, quantize, applyPalette }, fonts] = await Promise.all([import("gifenc"), fontRules()]);
  const first = await studio.draw(frames[0]!);
  const box = first.viewBox.baseVal;
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = STRIP + Math.round((WIDTH * box.height) / box.width);
  const brush = canvas.getContext("2d", { willReadFrequently: true })!;
  const styles = styleRules();
  const below = await image(alone(first, styles, (group) => group.matches(".backdrop")), fonts);
  const above = await image(alone(first, styles, (group) => group.matches(".names")), fonts);

  const pixels = async (at: number): Promise<Uint8ClampedArray> => {
    const svg = await studio.draw(at);
    const between = await image(alone(svg, styles, (group) => !group.matches(".backdrop, .names, .reach, .light")), "");
    strip(brush, table, at);
    for (const layer of [below, between, above]) brush.drawImage(layer, 0, STRIP, WIDTH, canvas.height - STRIP);
    return brush.getImageData(0, 0, canvas.width, canvas.height).data;
  };

  // The colours are those of the empty and of the full board together.
  const start = await pixels(frames[0]!);
  const end = await pixels(frames.at(-1)!);
  const both = new Uint8ClampedArray(start.length + end.length);
  both.set(start);
  both.set(end, start.length);
  const palette = quantize(both, COLOURS);
  const clear = palette.length;
  const encoder = GIFEncoder();
  let before: Uint8Array | null = null;
  for (const [index, at] of frames.entries()) {
    studio.signal.throwIfAborted();
    const now = applyPalette(await pixels(at), palette);
    // What has not changed is left clear: that takes next to no room.
    const changed = before ? now.map((colour, place) => (colour === before![place] ? clear : colour)) : now;
    encoder.writeFrame(changed, canvas.width, canvas.height, {
      ...(index === 0 ? { palette: [...palette, [0, 0, 0]], repeat: 0 } : {}),
      delay: index === frames.length - 1 ? REST : STEP, transparent: index > 0, transparentIndex: clear, dispose: 1,
    });
    before = now;
    studio.told(index + 1);
    await new Promise((rested) => setTimeout(rested));
  }
  encoder.finish();
  return { bytes: encoder.bytes(), frames: frames.length };
}

/** Who has how many points, above the board. */
function strip(brush: CanvasRenderingContext2D, table: ReplayTable, at: number): void {
  const style = getComputedStyle(document.documentElement);
  brush.fillStyle = style.getPropertyValue("--paper-2");
  brush.fillRect(0, 0, WIDTH, STRIP);
  brush.textBaseline = "middle";
  const share = WIDTH / table.seats.length;
  for (const seat of table.seats) {
    const left = seat.seat * share + 10;
    const dress = document.createElement("span");
    dress.className = `player-${seat.colour}`;
    document.body.append(dress);
    const colours = getComputedStyle(dress);
    badge(brush, left, (STRIP - BADGE) / 2, colours, seat.shape as Shape);
    dress.remove();
    brush.fillStyle = style.getPropertyValue("--ink");
    const points = String(table.pointsOf(seat.seat, at));
    brush.font = '700 20px "Barlow Semi Condensed", sans-serif';
    brush.textAlign = "right";
    brush.fillText(points, left + share - 22, STRIP / 2);
    const room = share - 62 - brush.measureText(points).width;
    brush.font = '500 19px "Barlow Semi Condensed", sans-serif';
    brush.textAlign = "left";
    brush.fillText(table.nameOf(seat.seat), left + 30, STRIP / 2, Math.max(20, room));
  }
}

/** A player's square, with the shape that goes with the colour. */
function badge(brush: CanvasRenderingContext2D, x: number, y: number, colours: CSSStyleDeclaration, shape: Shape): void {
  brush.fillStyle = colours.getPropertyValue("--p");
  brush.strokeStyle = colours.getPropertyValue("--p-deep");
  brush.lineWidth = 2;
  brush.fillRect(x, y, BADGE, BADGE);
  brush.strokeRect(x, y, BADGE, BADGE);
  if (shape === "wild") return; // that one is no player's
  brush.save();
  brush.translate(x + BADGE / 2, y + BADGE / 2);
  brush.scale(BADGE / 34, BADGE / 34);
  brush.fillStyle = colours.getPropertyValue("--p-ink");
  brush.fill(new Path2D(OUTLINES[shape]), "evenodd");
  brush.restore();
}

/** A drawing that needs nothing of the page, with those of its groups that are wanted. */
function alone(svg: SVGSVGElement, styles: string, wanted: (group: Element) => boolean): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  for (const child of [...copy.children]) if (!wanted(child)) child.remove();
  const box = svg.viewBox.baseVal;
  copy.removeAttribute("style");
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(box.width));
  copy.setAttribute("height", String(box.height));
  copy.dataset.theme = document.documentElement.dataset.theme ?? "light";
  copy.dataset.speed = "off";
  const inner = written(copy.childNodes);
  copy.replaceChildren();
  const shell = new XMLSerializer().serializeToString(copy).replace(/\s*\/>$|><\/svg>$/, ">");
  return `${shell}<style>${styles}/*fonts*/</style>${written(document.querySelector(".sprite")!.childNodes)}${inner}</svg>`;
}

function written(nodes: NodeListOf<ChildNode>): string {
  const writer = new XMLSerializer();
  return [...nodes].map((node) => writer.serializeToString(node)).join("");
}

function* rules(): Generator<CSSRule> {
  for (const sheet of document.styleSheets) yield* sheet.cssRules;
}

/** The page's plain rules: none that depend on a device or move. */
function styleRules(): string {
  const plain = [...rules()].filter((rule) => rule instanceof CSSStyleRule).map((rule) => rule.cssText);
  const letters = 'svg { font: 500 16px/1.4 "Barlow Semi Condensed", sans-serif; }';
  return escaped([...plain, letters].join("\n"));
}

const escaped = (css: string): string => css.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** The fonts that the page has loaded, as part of a drawing. */
async function fontRules(): Promise<string> {
  const faces = [...rules()].filter((rule) => rule instanceof CSSFontFaceRule);
  const loaded = new Set(performance.getEntriesByType("resource").map((entry) => entry.name));
  const found = await Promise.all(faces.map(async (face) => {
    const source = /url\("?([^")]+\.woff2)"?\)/.exec(face.style.getPropertyValue("src"))?.[1];
    const url = source && new URL(source, face.parentStyleSheet?.href ?? location.href).href;
    if (!url || !loaded.has(url)) return "";
    const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
    const data = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    return face.cssText.replace(/src:[^;]+;/, `src: url("data:font/woff2;base64,${data}");`);
  }));
  return escaped(found.join("\n"));
}

async function image(svg: string, fonts: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg.replace("/*fonts*/", () => fonts))}`;
  await picture.decode();
  return picture;
}

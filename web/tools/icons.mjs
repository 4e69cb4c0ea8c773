// The icons of an installed page, drawn from src/art/icon.svg: a very small SVG (rect, circle, and
// paths of straight lines), filled by scanlines and written as PNG. No other program is needed.
import { readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";

const SOURCE = new URL("../src/art/icon.svg", import.meta.url);
const BOX = 64;
/** Rows looked at within each pixel. */
const FINE = 4;
const CORNER = 12;
/** Of a maskable icon only the middle is sure to be seen. */
const SAFE = 0.8;

const attribute = (tag, name, otherwise = 0) => {
  const found = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return found === undefined ? otherwise : Number.isNaN(Number(found)) ? found : Number(found);
};

function arc(cx, cy, radius, from, to, steps) {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = from + (to - from) * step / steps;
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
  });
}

/** The drawing as polygons in a box of 64, with their colours; `mask` fills the corners too. */
function polygons(mask) {
  const svg = readFileSync(SOURCE, "utf8");
  return [...svg.matchAll(/<(rect|circle|path)\b[^>]*>/g)].map(([tag, kind]) => {
    if (kind === "circle") {
      return { points: arc(attribute(tag, "cx"), attribute(tag, "cy"), attribute(tag, "r"), 0, 2 * Math.PI, 48), colour: attribute(tag, "fill"), ground: false };
    }
    if (kind === "rect") {
      const [width, height, r] = ["width", "height", "rx"].map((name) => attribute(tag, name));
      const corner = (x, y, turn) => arc(x, y, mask ? 0 : r, turn * Math.PI / 2, (turn + 1) * Math.PI / 2, CORNER);
      const points = mask ? [[0, 0], [width, 0], [width, height], [0, height]]
        : [...corner(r, r, 2), ...corner(width - r, r, 3), ...corner(width - r, height - r, 0), ...corner(r, height - r, 1)];
      return { points, colour: attribute(tag, "fill"), ground: true };
    }
    const numbers = String(attribute(tag, "d")).match(/-?[\d.]+/g).map(Number);
    const points = Array.from({ length: numbers.length / 2 }, (_, index) => numbers.slice(index * 2, index * 2 + 2));
    const width = attribute(tag, "stroke-width", 0);
    if (!width) return { points, colour: attribute(tag, "fill"), ground: false };
    const [[x, y], [u, v]] = points;
    const [dx, dy] = [(v - y) / Math.hypot(u - x, v - y) * width / 2, (u - x) / Math.hypot(u - x, v - y) * width / 2];
    return { points: [[x - dx, y + dy], [x + dx, y - dy], [u + dx, v - dy], [u - dx, v + dy]], colour: attribute(tag, "stroke"), ground: false };
  });
}

/** How much of each pixel a polygon covers, from 0 to 1. */
function coverage(points, size) {
  const cover = new Float64Array(size * size);
  for (let line = 0; line < size * FINE; line++) {
    const y = (line + 0.5) / FINE;
    const crossings = [];
    points.forEach(([x, top], index) => {
      const [u, bottom] = points[(index + 1) % points.length];
      if (top <= y !== bottom <= y) crossings.push(x + (y - top) / (bottom - top) * (u - x));
    });
    crossings.sort((one, other) => one - other);
    const row = Math.floor(y) * size;
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const [from, to] = [Math.max(0, crossings[pair]), Math.min(size, crossings[pair + 1])];
      for (let x = Math.floor(from); x < to; x++) cover[row + x] += Math.max(0, Math.min(to, x + 1) - Math.max(from, x)) / FINE;
    }
  }
  return cover;
}

function draw(size, mask) {
  const pixels = new Float64Array(size * size * 4);
  const drawn = polygons(mask);
  // Everything stays within the ground's rounded corners.
  const ground = coverage(drawn.find((each) => each.ground).points.map(([x, y]) => [x * size / BOX, y * size / BOX]), size);
  for (const { points, colour, ground: whole } of drawn) {
    const scale = mask && !whole ? SAFE : 1;
    const place = (value) => ((value - BOX / 2) * scale + BOX / 2) * size / BOX;
    const cover = coverage(points.map(([x, y]) => [place(x), place(y)]), size);
    const rgb = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
    for (let at = 0; at < size * size; at++) {
      const share = Math.min(cover[at], 1) * (whole ? 1 : Math.min(1, ground[at]));
      if (share === 0) continue;
      for (const channel of [0, 1, 2]) {
        const index = at * 4 + channel;
        pixels[index] = whole ? rgb[channel] : pixels[index] * (1 - share) + rgb[channel] * share;
      }
      pixels[at * 4 + 3] = Math.max(pixels[at * 4 + 3], whole ? share * 255 : 0);
    }
  }
  return pixels;
}

const CRC = Array.from({ length: 256 }, (_, n) => {
  let value = n;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});
function chunk(kind, data) {
  const body = Buffer.concat([Buffer.from(kind, "latin1"), data]);
  let sum = 0xffffffff;
  for (const byte of body) sum = CRC[(sum ^ byte) & 255] ^ (sum >>> 8);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE((sum ^ 0xffffffff) >>> 0);
  return Buffer.concat([length, body, check]);
}

/** A PNG of the icon, `size` pixels wide. */
export function icon(size, mask = false) {
  const pixels = draw(size, mask);
  const rows = Buffer.alloc(size * (size * 4 + 1));
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size * 4; x++) rows[y * (size * 4 + 1) + 1 + x] = Math.round(pixels[y * size * 4 + x]);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head), chunk("IDAT", deflateSync(rows, { level: 9 })), chunk("IEND", Buffer.alloc(0)),
  ]);
}

const MANIFEST = {
  id: "/",
  name: "Funicular",
  short_name: "Funicular",
  start_url: "/",
  scope: "/",
  display: "standalone",
  background_color: "#f4e8cd",
  theme_color: "#123f49",
  categories: ["games"],
  icons: [
    { src: "/icons/icon.svg", sizes: "any", type: "image/svg+xml" },
    { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
};

/** For Vite: what makes the page one that can be installed. */
export function installable() {
  return {
    name: "installable",
    apply: "build",
    generateBundle() {
      const emit = (fileName, source) => this.emitFile({ type: "asset", fileName, source });
      emit("icons/icon.svg", readFileSync(SOURCE));
      emit("icons/icon-192.png", icon(192));
      emit("icons/icon-512.png", icon(512));
      emit("icons/maskable-512.png", icon(512, true));
      emit("icons/touch-180.png", icon(180, true));
      emit("manifest.webmanifest", JSON.stringify(MANIFEST, null, 1));
    },
    transformIndexHtml: {
      order: "post",
      handler: () => [
        { tag: "link", attrs: { rel: "manifest", href: "/manifest.webmanifest" }, injectTo: "head" },
        { tag: "link", attrs: { rel: "apple-touch-icon", href: "/icons/touch-180.png" }, injectTo: "head" },
      ],
    },
  };
}

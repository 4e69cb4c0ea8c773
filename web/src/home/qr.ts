// A QR code of a short text (byte mode, error correction M, versions 1 to 10), as a matrix.

/** For each version: error-correction words per block, then [blocks, data words] groups. */
const VERSIONS: [ecc: number, ...groups: [blocks: number, words: number][]][] = [
  [10, [1, 16]], [16, [1, 28]], [26, [1, 44]], [18, [2, 32]], [24, [2, 43]],
  [16, [4, 27]], [18, [4, 31]], [22, [2, 38], [2, 39]], [22, [3, 36], [2, 37]], [26, [4, 43], [1, 44]],
];
const ALIGNMENT: number[][] = [
  [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50],
];

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, value = 1; i < 255; i++) {
  EXP[i] = EXP[i + 255] = value;
  LOG[value] = i;
  value = value << 1 ^ (value & 128 ? 0x11d : 0);
}
const times = (a: number, b: number): number => (a && b ? EXP[LOG[a]! + LOG[b]!]! : 0);

function correction(data: number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; i++) {
    const next = new Array<number>(generator.length + 1).fill(0);
    generator.forEach((factor, index) => {
      next[index]! ^= factor;
      next[index + 1]! ^= times(factor, EXP[i]!);
    });
    generator = next;
  }
  const rest = [...data, ...new Array<number>(count).fill(0)];
  for (let i = 0; i < data.length; i++) {
    const lead = rest[i]!;
    generator.forEach((factor, index) => (rest[i + index]! ^= times(factor, lead)));
  }
  return rest.slice(data.length);
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const [ecc, ...groups] = VERSIONS[version - 1]!;
  const capacity = groups.reduce((sum, [blocks, words]) => sum + blocks * words, 0);
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((byte) => put(byte, 8));
  put(0, Math.min(4, capacity * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const words: number[] = [];
  for (let i = 0; i < bits.length; i += 8) words.push(parseInt(bits.slice(i, i + 8).join(""), 2));
  for (let pad = 0xec; words.length < capacity; pad ^= 0xec ^ 0x11) words.push(pad);

  const blocks: number[][] = [];
  let at = 0;
  for (const [count, size] of groups) {
    for (let i = 0; i < count; i++) blocks.push(words.slice(at, (at += size)));
  }
  const checks = blocks.map((block) => correction(block, ecc));
  const woven: number[] = [];
  const longest = Math.max(...blocks.map((block) => block.length));
  for (let i = 0; i < longest; i++) for (const block of blocks) if (i < block.length) woven.push(block[i]!);
  for (let i = 0; i < ecc; i++) for (const check of checks) woven.push(check[i]!);
  return woven;
}

type Grid = (boolean | null)[][];

function drawFixed(grid: Grid, version: number): void {
  const size = grid.length;
  const set = (x: number, y: number, dark: boolean) => {
    if (x >= 0 && y >= 0 && x < size && y < size) grid[y]![x] = dark;
  };
  for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) {
    for (let dx = -4; dx <= 4; dx++) {
      for (let dy = -4; dy <= 4; dy++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(cx + dx, cy + dy, ring !== 2 && ring !== 4);
      }
    }
  }
  const centres = ALIGNMENT[version - 1]!;
  for (const cx of centres) {
    for (const cy of centres) {
      if (grid[cy]![cx] !== null) continue;
      for (let dx = -2; dx <= 2; dx++) {
        for (let dy = -2; dy <= 2; dy++) set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
      }
    }
  }
  for (let i = 8; i < size - 8; i++) {
    grid[6]![i] = i % 2 === 0;
    grid[i]![6] = i % 2 === 0;
  }
  drawFormat(grid, 0);
  if (version >= 7) drawVersion(grid, version);
}

function drawFormat(grid: Grid, mask: number): void {
  const size = grid.length;
  let rest = mask; // level M is 00
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((mask << 10) | rest) ^ 0x5412;
  const bit = (i: number) => ((bits >> i) & 1) === 1;
  for (let i = 0; i < 15; i++) {
    const y = i < 6 ? i : i < 8 ? i + 1 : size - 15 + i;
    grid[y]![8] = bit(i);
    const x = i < 8 ? size - 1 - i : i < 9 ? 7 : 14 - i;
    grid[8]![x] = bit(i);
  }
  grid[size - 8]![8] = true;
}

function drawVersion(grid: Grid, version: number): void {
  const size = grid.length;
  let rest = version;
  for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let i = 0; i < 18; i++) {
    const dark = ((bits >> i) & 1) === 1;
    const a = size - 11 + (i % 3);
    const b = Math.floor(i / 3);
    grid[b]![a] = dark;
    grid[a]![b] = dark;
  }
}

function fill(grid: Grid, words: number[]): void {
  const size = grid.length;
  let next = 0;
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (grid[y]![x] !== null) continue;
        const dark = ((words[next >> 3] ?? 0) >> (7 - (next & 7))) & 1;
        next++;
        // Mask 0: a chequerboard.
        grid[y]![x] = (dark === 1) !== ((x + y) % 2 === 0);
      }
    }
    up = !up;
  }
}

/** The dark modules, row by row; null if the text is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version = 1 + VERSIONS.findIndex(([, ...groups], index) => {
    const capacity = groups.reduce((sum, [blocks, words]) => sum + blocks * words, 0);
    return bytes.length + (index < 9 ? 2 : 3) <= capacity;
  });
  if (version === 0) return null;
  const size = 17 + version * 4;
  const grid: Grid = Array.from({ length: size }, () => new Array<boolean | null>(size).fill(null));
  drawFixed(grid, version);
  fill(grid, codewords(bytes, version));
  return grid as boolean[][];
}

/** The code as one SVG path, each module a square of one unit. */
export function qrPath(code: boolean[][]): string {
  return code.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
}

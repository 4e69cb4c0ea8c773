// SHA-256 in plain TypeScript: browsers lend theirs only to https pages, and many homes have none.

const K = new Uint32Array(64);
const START = new Uint32Array(8);

/** The constants are the first bits of the roots of the first primes. */
function fillConstants(): void {
  const fraction = (value: number) => Math.floor((value - Math.floor(value)) * 2 ** 32);
  let found = 0;
  for (let candidate = 2; found < 64; candidate++) {
    let prime = true;
    for (let d = 2; d * d <= candidate; d++) if (candidate % d === 0) prime = false;
    if (!prime) continue;
    if (found < 8) START[found] = fraction(Math.sqrt(candidate));
    K[found] = fraction(Math.cbrt(candidate));
    found++;
  }
}
fillConstants();

const turn = (value: number, by: number): number => (value >>> by) | (value << (32 - by));

export function sha256(message: Uint8Array): Uint8Array {
  const length = message.length;
  const padded = new Uint8Array(((length + 8) >> 6 << 6) + 64);
  padded.set(message);
  padded[length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(length / 2 ** 29));
  view.setUint32(padded.length - 4, length << 3);
  const h = START.slice();
  const w = new Uint32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(block + i * 4);
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15]!;
      const b = w[i - 2]!;
      const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
      const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
      w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
    }
    mix(h, w);
  }
  const digest = new DataView(new ArrayBuffer(32));
  h.forEach((word, index) => digest.setUint32(index * 4, word));
  return new Uint8Array(digest.buffer);
}

function mix(h: Uint32Array, w: Uint32Array): void {
  let [a, b, c, d, e, f, g, i] = h as unknown as [
    number, number, number, number, number, number, number, number,
  ];
  for (let round = 0; round < 64; round++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (i + s1 + ((e & f) ^ (~e & g)) + K[round]! + w[round]!) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    i = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  [a, b, c, d, e, f, g, i].forEach((value, index) => (h[index] = h[index]! + value));
}

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

export function unhex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** The commitment to a secret, as docs/protocol.md defines it. */
export function commitmentOf(secret: string): string {
  const label = new TextEncoder().encode("funicular commitment 1\0");
  const bytes = unhex(secret);
  const message = new Uint8Array(label.length + bytes.length);
  message.set(label);
  message.set(bytes, label.length);
  return hex(sha256(message));
}

import { describe, expect, it } from "vitest";
import { qrCode, qrPath } from "../src/home/qr";

describe("qr code", () => {
  it("grows with the text, and refuses what does not fit", () => {
    expect(qrCode("a")!.length).toBe(21);
    expect(qrCode("http://192.168.178.20:8000/table/bHpoyIB02RWFf0pV")!.length).toBe(33);
    expect(qrCode("x".repeat(400))).toBeNull();
  });
  it("has its three eyes and the timing lines", () => {
    const code = qrCode("http://example.org/table/abc")!;
    const size = code.length;
    for (const [x, y] of [[0, 0], [size - 7, 0], [0, size - 7]] as const) {
      expect(code[y]!.slice(x, x + 7).every(Boolean)).toBe(true);
      expect(code[y + 3]!.slice(x, x + 7)).toEqual([true, false, true, true, true, false, true]);
    }
    for (let i = 8; i < size - 8; i++) expect(code[6]![i]).toBe(i % 2 === 0);
  });
  it("draws one square for each dark module", () => {
    const code = qrCode("a")!;
    expect(qrPath(code).match(/M/g)).toHaveLength(code.flat().filter(Boolean).length);
  });
});

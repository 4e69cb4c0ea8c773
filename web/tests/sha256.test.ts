import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { commitmentOf, hex, sha256, unhex } from "../src/end/sha256";

describe("sha256", () => {
  it("agrees with Node's for every length around the block borders", () => {
    for (const length of [0, 1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 128, 1000]) {
      const bytes = Uint8Array.from({ length }, (_, index) => (index * 37 + length) % 256);
      expect(hex(sha256(bytes))).toBe(createHash("sha256").update(bytes).digest("hex"));
    }
  });

  it("makes the commitment of docs/protocol.md", () => {
    const secret = "00ff".repeat(16);
    const expected = createHash("sha256")
      .update("funicular commitment 1\0").update(unhex(secret)).digest("hex");
    expect(commitmentOf(secret)).toBe(expected);
  });
});

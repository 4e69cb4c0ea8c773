import { describe, expect, it } from "vitest";
import { verdictOf } from "../src/end/fairness";
import { commitmentOf } from "../src/end/sha256";

const secret = "00ff".repeat(16);
const commitment = commitmentOf(secret);
const fair = { secret, commitment, contributions: ["aa", "bb"] };

describe("the check of the deal", () => {
  it("is content where the promise was kept and all luck of this device counted", () => {
    expect(verdictOf(fair, commitment, ["aa"])).toBe("end-fair");
    expect(verdictOf(fair, commitment, ["bb", "aa"])).toBe("end-fair");
    expect(verdictOf(fair, commitment, [])).toBe("end-fair-watch");
  });

  it("does not believe a secret that fits only the commitment that came with it", () => {
    const other = "11".repeat(32);
    const swapped = { ...fair, secret: other, commitment: commitmentOf(other) };
    expect(verdictOf(swapped, commitment, ["aa"])).toBe("end-unfair");
    expect(verdictOf({ ...fair, secret: other }, commitment, ["aa"])).toBe("end-unfair");
    expect(verdictOf({ ...fair, secret: other }, null, [])).toBe("end-unfair");
    expect(verdictOf({ ...fair, secret: null }, commitment, [])).toBe("end-unfair");
  });

  it("misses the luck of each seat of this device", () => {
    expect(verdictOf(fair, commitment, ["cc"])).toBe("end-missing-luck");
    expect(verdictOf(fair, commitment, ["aa", "cc"])).toBe("end-missing-luck");
  });

  it("says so where the commitment was not seen before the deal", () => {
    expect(verdictOf(fair, null, ["aa"])).toBe("end-fair-late");
  });
});

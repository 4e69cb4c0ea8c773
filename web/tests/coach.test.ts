// The coach of a lesson says each thing once.
import { beforeAll, expect, it } from "vitest";
import { Coach } from "../src/learn/coach.svelte";
import type { Advice } from "../src/protocol";
import type { Table } from "../src/table/table.svelte";
import { loadWords } from "../src/words/words";

beforeAll(() => loadWords("lessons"));

it("does not begin again when somebody else decides at the opening", async () => {
  const advice: Advice = { type: "advice", id: "1", seq: 0, action: "keep 1,2", says: "opening", step: 0, steps: 9 };
  const table = { seq: 0, nameOf: () => "Ben", advice: () => Promise.resolve({ ...advice, seq: table.seq }) };
  const coach = new Coach(table as unknown as Table, "first");
  await coach.ask();
  const first = coach.leaf?.text;
  expect(coach.more).toBe(true);
  coach.turn();
  const second = coach.leaf?.text;
  table.seq = 1;
  await coach.ask();
  expect(coach.leaf?.text).toBe(second);
  expect(second).not.toBe(first);
});

it("begins with the first words of the next step", async () => {
  const steps: Pick<Advice, "action" | "says" | "step">[] = [
    { action: "draw deck", says: "claim", step: 3 }, { action: "draw deck", says: "reset", step: 4 },
  ];
  const table = { seq: 0, nameOf: () => "Ben", advice: () => Promise.resolve({ type: "advice", id: "1", seq: table.seq, steps: 9, ...steps[table.seq]! }) };
  const coach = new Coach(table as unknown as Table, "first");
  await coach.ask();
  coach.turn();
  expect(coach.more).toBe(false);
  table.seq = 1;
  await coach.ask();
  expect(coach.more).toBe(true);
});

// Which lessons this device has finished.
import { hasPlayed } from "../shell/luck";

const KEY = "funicular.lessons";

export function lessonsDone(): Set<string> {
  try {
    return new Set(JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[]);
  } catch {
    return new Set();
  }
}

export function lessonDone(lesson: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...lessonsDone().add(lesson)]));
  } catch {
    // Then it can be taken again.
  }
}

/** Nothing says that anybody here has played before: then the lessons stand out. */
export function isNewcomer(): boolean {
  return lessonsDone().size === 0 && !hasPlayed();
}

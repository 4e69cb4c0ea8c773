// Texts as people type them: without accents and hyphens that may be, in any case, whatever the space
// between the words is.

const LETTERS: Record<string, string> = { ł: "l", ø: "o", đ: "d", ð: "d", ß: "ss", æ: "ae", œ: "oe" };

/** A text in small letters without accents, to be searched and compared. */
export function plain(text: string): string {
  return text.toLowerCase().replace(/[łøđðßæœ]/g, (letter) => LETTERS[letter]!)
    .normalize("NFD").replace(/[\p{M}\u00ad]/gu, "").replace(/\s/g, " ");
}

// Few and soft sounds, made by the browser itself.
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

type Note = [frequency: number, start: number, length: number, loudness?: number];

const SOUNDS = {
  card: [[520, 0, 0.05, 0.03]],
  claim: [[196, 0, 0.12], [262, 0.09, 0.14]],
  turn: [[523, 0, 0.14], [784, 0.13, 0.26]],
  ticket: [[523, 0, 0.12], [659, 0.1, 0.12], [784, 0.2, 0.3]],
  reset: [[330, 0, 0.1], [247, 0.1, 0.16]],
  refused: [[170, 0, 0.12, 0.04]],
  tunnel: [[110, 0, 0.3, 0.05]],
  over: [[392, 0, 0.2], [523, 0.18, 0.2], [659, 0.36, 0.5]],
} satisfies Record<string, Note[]>;

export type Sound = keyof typeof SOUNDS;

export function play(sound: Sound): void {
  if (!settings.sound || document.hidden) return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    const now = context.currentTime;
    for (const [frequency, start, length, loudness = 0.05] of SOUNDS[sound] as Note[]) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.type = "triangle";
      tone.frequency.value = frequency;
      volume.gain.setValueAtTime(0, now + start);
      volume.gain.linearRampToValueAtTime(loudness, now + start + 0.015);
      volume.gain.exponentialRampToValueAtTime(0.0001, now + start + length);
      tone.connect(volume).connect(context.destination);
      tone.start(now + start);
      tone.stop(now + start + length + 0.02);
    }
  } catch {
    // A device without sound plays silently.
  }
}

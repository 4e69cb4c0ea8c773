// What the tests read is English, unless they ask for another language.
import { loadWords, speak } from "../src/words/language.svelte";

await speak("en");
await loadWords("replay"); // some refusals have their words there

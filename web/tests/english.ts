// What the tests read is English, unless they ask for another language.
import { speak } from "../src/words/language.svelte";

await speak("en");

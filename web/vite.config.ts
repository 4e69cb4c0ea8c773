import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { installable } from "./tools/icons.mjs";
import { letters } from "./tools/letters.mjs";

const server = process.env.FUNICULAR_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [letters(), svelte(), installable()],
  build: {
    outDir: "../src/funicular/web_dist",
    emptyOutDir: true,
    target: "es2022",
    // Small drawings travel in the script; fonts stay files, so that they are cached apart.
    assetsInlineLimit: 1024,
    rolldownOptions: {
      input: { page: "index.html", "service-worker": "src/service-worker.ts" },
      output: {
        // A service worker governs the paths below its own, and keeps its name for ever.
        entryFileNames: (chunk) =>
          chunk.name === "service-worker" ? "[name].js" : "assets/[name]-[hash].js",
        // Words are told apart by their language.
        chunkFileNames: (chunk) => {
          const language = /locales\/([\w-]+)\/[\w.]+(\?|$)/.exec(chunk.facadeModuleId ?? "")?.[1];
          return language ? `assets/words-${language}-[name]-[hash].js` : "assets/[name]-[hash].js";
        },
      },
    },
  },
  server: {
    // The page in development, the tables from a running server.
    proxy: { "/api": { target: server, ws: true, changeOrigin: true } },
  },
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/english.ts"] },
});

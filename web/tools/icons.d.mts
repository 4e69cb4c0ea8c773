import type { Plugin } from "vite";
export function icon(size: number, mask?: boolean): Buffer;
export function installable(): Plugin;

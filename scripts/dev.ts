import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import './checkNode.mjs';
import { startSiteServer } from './development/startSiteServer.ts';
import { startWatchedServer } from './development/startWatchedServer.ts';
import { writeSearchIndex } from './development/writeSearchIndex.ts';
import { drawSite } from './drawSite.ts';
import { subsetFonts } from './subsetFonts.ts';

/**
 * Development: the site on PORT (default 3000), whose components change in the open page and keep what is typed; the
 * server behind it on SERVER_PORT (default 3001), which starts again when a source of its own changes.
 */
const root = resolve(import.meta.dirname, '..');
process.chdir(root);
if (existsSync('.env')) process.loadEnvFile('.env');
const port = Number(process.env['PORT'] ?? '3000');
const serverPort = process.env['SERVER_PORT'] ?? '3001';
Object.assign(process.env, { NODE_ENV: 'development', PORT: `${port}`, SERVER_PORT: serverPort });

await drawSite(resolve(root, 'dist/drawings'));
await writeSearchIndex(resolve(root, 'dist/drawings'));
await subsetFonts(resolve(root, 'dist/fonts'));
const server = startWatchedServer(serverPort);
const site = await startSiteServer().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return undefined;
});

const end = () => {
  server.stop();
  void site?.stop().finally(() => process.exit());
};
process.on('SIGINT', end);
process.on('SIGTERM', end);
if (site) {
  await Promise.all([server.isReady, site.isReady]);
  console.log(`\nOpen http://localhost:${port}`);
} else {
  server.stop();
  process.exitCode = 1;
}

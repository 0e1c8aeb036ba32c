import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import './checkNode.mjs';
import { drawSite } from './drawSite.ts';
import { subsetFonts } from './subsetFonts.ts';
import { siteEntries } from '../src/content/search/siteEntries.ts';
import { makeSiteIndex } from '../src/content/search/siteIndex.ts';
import { SEARCH_FILE } from '../src/contract/siteSearch.ts';

/**
 * `npm run dev`: the site on PORT (3000) with React's fast refresh, and behind it the server from its sources on
 * SERVER_PORT (3001), restarted by Node's watch mode when one of them changes.
 */
const root = resolve(import.meta.dirname, '..');
process.chdir(root);
if (existsSync('.env')) process.loadEnvFile('.env');
const port = process.env['PORT'] ?? '3000';
const serverPort = process.env['SERVER_PORT'] ?? '3001';
Object.assign(process.env, { NODE_ENV: 'development', PORT: port, SERVER_PORT: serverPort });

await drawSite(resolve(root, 'dist/drawings'));
await subsetFonts(resolve(root, 'dist/fonts'));
// Without the texts of prerendered pages, which development does not have.
const index = makeSiteIndex(await siteEntries(() => ''));
writeFileSync(resolve(root, `dist/drawings${SEARCH_FILE}`), JSON.stringify(index));

const watched = ['src/server', 'src/contract', 'src/lib', 'src/content'].map(
  (path) => `--watch-path=${path}`,
);
const server = spawn(process.execPath, [...watched, '--watch-preserve-output', 'src/server/serve.ts'], {
  stdio: 'inherit',
  env: { LOG_LEVEL: 'warn', ...process.env, PORT: serverPort },
});

// The configuration reads the environment when it is loaded.
const { default: configuration } = await import('../webpack.dev.ts');
const compiler = webpack(configuration);
if (!compiler) throw new Error('webpack.dev.ts is not a configuration');
compiler.hooks.done.tap('address', () => {
  setImmediate(() => console.log(`\nOpen http://localhost:${port}`));
});
const site = new WebpackDevServer(configuration.devServer, compiler);

const stop = () => {
  server.kill();
  void site.stop().finally(() => process.exit());
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
await site.start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  server.kill();
  process.exitCode = 1;
});

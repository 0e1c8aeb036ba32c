import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import './checkNode.mjs';
import { drawSite } from './drawSite.ts';
import { subsetFonts } from './subsetFonts.ts';

/**
 * Development: webpack-dev-server with hot reload on PORT (default 3000), the career calls proxied to a local server
 * that restarts when its sources change, on SERVER_PORT (default 3001).
 */
const root = resolve(import.meta.dirname, '..');
const port = process.env['PORT'] ?? '3000';
const serverPort = process.env['SERVER_PORT'] ?? '3001';

await drawSite(resolve(root, 'dist/drawings'));
await subsetFonts(resolve(root, 'dist/fonts'));
const server = spawn(
  process.execPath,
  ['--watch-path=src/server', '--watch-path=src/contract', 'src/server/serve.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: serverPort },
  },
);
const site = spawn(
  process.execPath,
  ['node_modules/webpack-cli/bin/cli.js', 'serve', '--config', 'webpack.dev.ts'],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development', PORT: port, SERVER_PORT: serverPort },
  },
);

const end = () => {
  server.kill();
  site.kill();
};
process.on('SIGINT', end);
process.on('SIGTERM', end);
site.on('exit', end);

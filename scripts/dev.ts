import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import webpack from 'webpack';
import './checkNode.mjs';
import { writeDeskPage } from './writeDeskPage.ts';
import { writeImages } from './writeImages.ts';
import { makeSiteEntries } from '../src/content/search/siteEntries.ts';
import { makeSiteIndex } from '../src/content/search/siteIndex.ts';
import { calls } from '../src/contract/calls.ts';
import { SEARCH_FILE } from '../src/contract/siteSearch.ts';
import { documentHtml } from '../src/prerender/documentHtml.ts';

/**
 * `npm run dev`: the site on PORT (3000), rendered in the browser and reloaded after each change. Behind it the server
 * runs from its sources on SERVER_PORT (3002), restarted by Node's watch mode. It also serves the staff desk on
 * DESK_PORT (3001), whose app is rebuilt after each change.
 */
const root = resolve(import.meta.dirname, '..');
process.chdir(root);
if (existsSync('.env')) process.loadEnvFile('.env');
const port = Number(process.env['PORT'] ?? '3000');
const serverPort = process.env['SERVER_PORT'] ?? '3002';
const folder = resolve(root, 'dist/dev');
process.env['NODE_ENV'] = 'development';

writeImages(folder);
// Without the texts of prerendered pages, which do not exist in development.
const index = makeSiteIndex(await makeSiteEntries(() => ''));
writeFileSync(resolve(folder, `.${SEARCH_FILE}`), JSON.stringify(index));

// The configuration reads the environment when it is loaded.
const { browser, desk } = await import('../webpack.config.ts');
const deskFolder = resolve(folder, 'desk');
// The server looks for the desk's files when it starts. Its Content-Security-Policy forbids source maps that use
// `eval`.
await new Promise<void>((done) => {
  webpack({ ...desk, devtool: 'source-map', output: { ...desk.output, path: deskFolder } })?.watch(
    {},
    (error, stats) => {
      if (error) console.error(error);
      if (stats?.hasErrors() || stats?.hasWarnings()) console.error(stats.toString('errors-warnings'));
      if (stats && !stats.hasErrors())
        writeDeskPage({ folder: deskFolder, iconSprite: resolve(folder, 'images/icons.svg'), stats });
      done();
    },
  );
});

const watchOptions = ['src/server', 'src/contract', 'src/lib', 'src/content'].map(
  (path) => `--watch-path=${path}`,
);
const server = spawn(process.execPath, [...watchOptions, '--watch-preserve-output', 'src/server/serve.ts'], {
  stdio: 'inherit',
  env: { LOG_LEVEL: 'warn', DIST_DIR: folder, ...process.env, PORT: serverPort },
});

const document = () =>
  documentHtml({
    title: 'Development',
    description: '',
    styles: ['/static/css/main.css'],
    scripts: ['/static/js/main.js'],
    inline: readFileSync(resolve(folder, 'static/js/inline.js'), 'utf8'),
    seed: {},
    body: '',
  }).replace(
    '</body>',
    "<script>new EventSource('/reload').onmessage = () => location.reload();</script></body>",
  );

const isCall = (path: string): boolean => Object.values(calls).some((call) => path.startsWith(call));
const wantsPage = ({ headers }: IncomingMessage): boolean => Boolean(headers.accept?.includes('text/html'));

const forward = (request: IncomingMessage, response: ServerResponse): void => {
  const { url, method, headers } = request;
  const options = { host: '127.0.0.1', port: serverPort, path: url, method, headers };
  const upstream = httpRequest(options, (upstreamResponse) => {
    response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
    upstreamResponse.pipe(response);
  });
  upstream.on('error', () => response.writeHead(502).end('The server is starting'));
  request.pipe(upstream);
};

const openPages = new Set<ServerResponse>();
const app = Fastify({ forceCloseConnections: true });
app.addHook('onRequest', async ({ raw: request }, reply) => {
  const path = request.url ?? '/';
  if (path === '/reload') {
    openPages.add(reply.hijack().raw.writeHead(200, { 'content-type': 'text/event-stream' }));
    request.on('close', () => openPages.delete(reply.raw));
  } else if (wantsPage(request)) await reply.type('text/html; charset=utf-8').send(document());
  else if (isCall(path)) forward(request, reply.hijack().raw);
});
await app.register(fastifyStatic, { root: [folder, resolve(root, 'public')], cacheControl: false });

const compiler = webpack({
  ...browser,
  output: {
    ...browser.output,
    path: folder,
    filename: 'static/js/[name].js',
    chunkFilename: 'static/js/[name].chunk.js',
    clean: false,
  },
});
compiler?.watch({}, (error, stats) => {
  if (error) console.error(error);
  if (stats?.hasErrors() || stats?.hasWarnings()) console.error(stats.toString('errors-warnings'));
  for (const page of openPages) page.write('data: changed\n\n');
  console.log(`\nOpen http://localhost:${port}`);
});

const stop = async (): Promise<void> => {
  server.kill();
  await app.close();
  process.exit();
};
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
await app.listen({ port }).catch(async (error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  server.kill();
  await once(server, 'exit');
  process.exit(1);
});

import { existsSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import './checkNode.mjs';
import { startApiServer } from './dev/apiServer.ts';
import { startMailbox } from './dev/mailbox.ts';
import { seedRecruiter } from './dev/recruiter.ts';
import { watchRenderer } from './dev/renderer.ts';
import { writeDeskPage } from './writeDeskPage.ts';
import { writeImages } from './writeImages.ts';
import { paths } from '../src/content/paths.ts';
import { resolvePath, staticPageNames } from '../src/content/resolvePath.ts';
import { makeSiteEntries } from '../src/content/search/siteEntries.ts';
import { makeSiteIndex } from '../src/content/search/siteIndex.ts';
import { SEARCH_FILE } from '../src/contract/siteSearch.ts';
import { isBuiltRoute } from '../src/server/pages/pages.ts';

/**
 * `npm run dev`: the site on PORT (3000), rendered and hydrated as in production, with components replaced while you
 * edit them. Behind it the server runs from its sources on SERVER_PORT (3002), restarted after changes. It also serves
 * the staff desk on DESK_PORT (3001), whose app is rebuilt after each change. Emails are printed.
 */
const root = resolve(import.meta.dirname, '..');
process.chdir(root);
if (existsSync('.env')) process.loadEnvFile('.env');
const port = Number(process.env['PORT'] ?? '3000');
const dist = resolve(root, 'dist/dev');
const site = resolve(dist, 'site');
process.env['NODE_ENV'] = 'development';
process.env['SITE_URL'] ||= `http://localhost:${port}`;
if (!process.env['SMTP_URL']) Object.assign(process.env, await startMailbox());

writeImages(site);
// Without the texts of prerendered pages, which do not exist in development.
const index = makeSiteIndex(await makeSiteEntries(() => ''));
writeFileSync(resolve(site, `.${SEARCH_FILE}`), JSON.stringify(index));

// The configuration reads the environment when it is loaded.
const { browser, desk, renderer } = await import('../webpack.config.ts');
const entries = browser.entry as { main: string; inline: string };
const intoSite: Configuration['output'] = { ...browser.output, path: site, clean: false };

/** The staff desk's app. The server looks for its files when it starts. */
const buildDesk = (): Promise<void> => {
  const folder = resolve(dist, 'desk');
  // The desk's Content-Security-Policy forbids source maps that use `eval`.
  const compiler = webpack({ ...desk, devtool: 'source-map', output: { ...desk.output, path: folder } });
  return new Promise((done) => {
    compiler?.watch({}, (error, stats) => {
      if (error) console.error(error);
      if (stats?.hasErrors() || stats?.hasWarnings()) console.error(stats.toString('errors-warnings'));
      if (stats && !stats.hasErrors())
        writeDeskPage({ folder, iconSprite: resolve(site, 'images/icons.svg'), stats });
      done();
    });
  });
};

const pages = watchRenderer({
  renderer: { ...renderer, output: { ...renderer.output, path: resolve(dist, 'renderer'), clean: false } },
  // Built apart, because hot replacement is for the other scripts only.
  inline: { ...browser, name: 'inline', entry: { inline: entries.inline }, output: intoSite },
  dist,
});
await buildDesk();
const serverEnv = {
  LOG_LEVEL: 'warn',
  DIST_DIR: dist,
  ...process.env,
  PORT: process.env['SERVER_PORT'] ?? '3002',
};
const server = startApiServer(serverEnv);
/** Which renderer the server has loaded, at the first page after which start. It loads one only once. */
let loaded = { start: 0, version: 0 };

const wantsPage = ({ headers, method }: IncomingMessage): boolean =>
  method === 'GET' && Boolean(headers.accept?.includes('text/html'));

/** Whether the build would have prerendered the page; the server renders the others. */
const isPrerendered = (path: string): boolean => {
  if (!resolvePath(path)) return !/\.\w+$/.test(path);
  const name = staticPageNames.find((each) => paths[each] === path);
  return name !== undefined && isBuiltRoute(path);
};

const sendPage = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  await pages.waitUntilBuilt();
  const { status, html } = await pages.render(request.url ?? '/');
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(html);
};

const forward = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  if (wantsPage(request)) {
    await pages.waitUntilBuilt();
    const hasLoaded = loaded.start === server.start();
    if (hasLoaded && loaded.version !== pages.version()) await server.restart();
    loaded = { start: server.start(), version: pages.version() };
  }
  if (await server.waitUntilReady()) server.forward(request, response);
  else response.writeHead(503).end('The server does not run: see the terminal');
};

const compiler = webpack({
  ...browser,
  stats: 'errors-warnings',
  entry: { main: entries.main },
  output: intoSite,
  plugins: [...(browser.plugins ?? []), new ReactRefreshPlugin()],
});
if (!compiler) throw new Error('webpack has no configuration');
compiler.hooks.done.tap('dev', (stats) => stats.hasErrors() || pages.setBrowser(stats));

const devServer = new WebpackDevServer(
  {
    port,
    host: process.env['HOST'] ?? '127.0.0.1',
    // The server serves the files that it knows from the disk.
    static: [site, resolve(root, 'public')].map((directory) => ({
      directory,
      watch: false,
      serveIndex: false,
    })),
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
    setupMiddlewares: (middlewares) => [
      {
        name: 'pages',
        middleware: (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
          const { pathname } = new URL(request.url ?? '/', 'http://localhost');
          if (wantsPage(request) && isPrerendered(pathname)) sendPage(request, response).catch(next);
          else next();
        },
      },
      ...middlewares,
      {
        name: 'server',
        middleware: (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) =>
          void forward(request, response).catch(next),
      },
    ],
  },
  compiler,
);

const stop = async (exitCode = 0): Promise<void> => {
  await server.close();
  process.exit(exitCode);
};
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
try {
  await devServer.start();
  await pages.waitUntilBuilt();
  if (await server.waitUntilReady()) console.log((await seedRecruiter(serverEnv)) ?? '');
  console.log(`Open http://localhost:${port}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stop(1);
}

import 'webpack-dev-server';
import type { IncomingMessage, ServerResponse } from 'node:http';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration } from 'webpack';
import { calls } from './src/contract/calls.ts';
import { documentHtml } from './src/prerender/documentHtml.ts';
import { inlineSources } from './src/prerender/inlineScripts.ts';
import { browser } from './webpack.config.ts';

const server = `http://127.0.0.1:${process.env['SERVER_PORT'] ?? '3001'}`;

const page = documentHtml({
  title: 'Development',
  description: '',
  fontFaces: ['/static/css/fonts.css'],
  styles: ['/static/css/styles.css'],
  scripts: ['/static/js/main.js'],
  // What changes with every key pressed has no hash that could be told beforehand.
  integrity: {},
  inline: inlineSources,
  seed: {},
  body: '',
});

const isCall = (path: string): boolean => Object.values(calls).some((call) => path.startsWith(call));

const wantsPage = (accept: string | undefined): boolean => Boolean(accept?.includes('text/html'));

/** The browser bundle alone, drawn in the browser; pages are not prerendered while developing. */
const development: Configuration = {
  ...browser,
  output: {
    ...browser.output,
    filename: 'static/js/[name].js',
    chunkFilename: 'static/js/[name].chunk.js',
    clean: false,
  },
  // A component that changes is drawn anew in the open page, which keeps what is typed there.
  plugins: [...(browser.plugins ?? []), new ReactRefreshPlugin({ overlay: false })],
  stats: 'errors-warnings',
  devServer: {
    port: Number(process.env['PORT'] ?? '3000'),
    hot: true,
    static: [{ directory: 'public' }, { directory: 'dist/drawings' }],
    proxy: [
      {
        target: server,
        // `/applications/…` is a page and a call: the page comes from here.
        pathFilter: (path, { headers }) => isCall(path) && !wantsPage(headers.accept),
      },
    ],
    setupMiddlewares: (middlewares) => [
      ...middlewares,
      {
        name: 'page',
        middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => {
          if (!wantsPage(request.headers.accept)) {
            next();
            return;
          }
          response.setHeader('Content-Type', 'text/html; charset=utf-8');
          response.end(page);
        },
      },
    ],
  },
};

export default development;

import { EventEmitter, once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import webpack, { type Configuration, type Stats } from 'webpack';
import type { RenderedPage, RenderPage } from '../../src/contract/renderer.ts';
import { listAssets } from '../listAssets.ts';

interface RendererOptions {
  /** The configurations of the renderer and of the inline script. */
  renderer: Configuration;
  inline: Configuration;
  /** The folder of the development build, laid out like `dist`. */
  dist: string;
}

/** Builds the renderer after each change, and renders pages with the newest one. */
export const watchRenderer = ({ renderer, inline, dist }: RendererOptions) => {
  const folder = resolve(dist, 'renderer');
  const require = createRequire(import.meta.url);
  const file = resolve(folder, 'renderPage.cjs');
  let browserStats: Stats | undefined;
  let inlineStats: Stats | undefined;
  let isBuilding = true;
  const events = new EventEmitter();
  /** Counts the builds, so that the server can tell whether it has loaded the newest. */
  let version = 0;

  const writeAssets = () => {
    if (!browserStats || !inlineStats || isBuilding) return;
    const assets = listAssets({ browser: browserStats, inline: inlineStats, folder: resolve(dist, 'site') });
    writeFileSync(resolve(folder, 'assets.json'), JSON.stringify(assets));
    Reflect.deleteProperty(require.cache, file);
    version += 1;
    events.emit('built');
  };

  const compiler = webpack([renderer, inline]);
  compiler.hooks.invalid.tap('dev', () => (isBuilding = true));
  compiler.watch({}, (error, stats) => {
    if (error) console.error(error);
    if (stats?.hasErrors() || stats?.hasWarnings()) console.error(stats.toString('errors-warnings'));
    // Only what was built again is in `stats`.
    inlineStats = stats?.stats.find(({ compilation }) => compilation.name === inline.name) ?? inlineStats;
    isBuilding = false;
    writeAssets();
  });

  return {
    /** Tells the newest build of the browser's scripts. */
    setBrowser: (stats: Stats): void => {
      browserStats = stats;
      writeAssets();
    },
    version: () => version,
    waitUntilBuilt: async (): Promise<void> => {
      while (!browserStats || !inlineStats || isBuilding) await once(events, 'built');
    },
    render: (url: string): Promise<RenderedPage> =>
      (require(file) as { renderPage: RenderPage }).renderPage(url),
  };
};

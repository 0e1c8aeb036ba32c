import { spawnSync } from 'node:child_process';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import webpack, { type MultiStats } from 'webpack';
import configurations from '../webpack.config.ts';
import { compressSite } from './compressSite.ts';
import { listAssets } from './listAssets.ts';
import { writeDeskPage } from './writeDeskPage.ts';
import { moveMaps } from './moveMaps.ts';
import { readBuildSettings } from '../src/contract/siteSettings.ts';
import { writeImages } from './writeImages.ts';

/**
 * Builds everything into `dist`: the bundles for the browser, the renderer and the server, then every page as HTML. The
 * stamp `dist/build.json` is written last: without it the next start builds again.
 */
const root = resolve(import.meta.dirname, '..');
const dist = resolve(root, 'dist');

const runWebpack = (): Promise<MultiStats> =>
  new Promise((done, fail) => {
    const compiler = webpack(configurations);
    compiler.run((error, stats) => {
      compiler.close(() => (error || !stats ? fail(error ?? new Error('no result')) : done(stats)));
    });
  });

const startedAt = performance.now();
process.env['NODE_ENV'] = 'production';
rmSync(resolve(dist, 'build.json'), { force: true });
const stats = await runWebpack();
if (stats.hasErrors() || stats.hasWarnings()) {
  console.error(stats.toString({ preset: 'errors-warnings', colors: process.stderr.isTTY }));
}
if (stats.hasErrors()) process.exit(1);
moveMaps(resolve(dist, 'site'), resolve(dist, 'maps'));
moveMaps(resolve(dist, 'desk'), resolve(dist, 'maps/desk'));

const [browserStats] = stats.stats;
if (!browserStats) throw new Error('The browser bundle is missing');
const assets = listAssets({ browser: browserStats, inline: browserStats, folder: resolve(dist, 'site') });
writeFileSync(resolve(dist, 'renderer/assets.json'), JSON.stringify(assets));
cpSync(resolve(root, 'public'), resolve(dist, 'site'), { recursive: true });
writeImages(resolve(dist, 'site'));
writeDeskPage({
  folder: resolve(dist, 'desk'),
  iconSprite: resolve(dist, 'site/images/icons.svg'),
  stats: stats.stats.find(({ compilation }) => compilation.name === 'desk'),
});

// A release uses the commit's time, so that the same commit gives the same files (https://reproducible-builds.org).
const epoch = process.env['SOURCE_DATE_EPOCH'];
const builtAt = epoch ? new Date(Number(epoch) * 1000) : new Date();
const settings = readBuildSettings(process.env);
const prerender = spawnSync(
  process.execPath,
  [resolve(root, 'src/prerender/main.ts'), dist, JSON.stringify(settings), builtAt.toISOString()],
  { stdio: 'inherit' },
);
if (prerender.status !== 0) process.exit(1);
await compressSite(resolve(dist, 'site'));
await compressSite(resolve(dist, 'desk'));
writeFileSync(resolve(dist, 'build.json'), JSON.stringify({ settings }));
console.log(`Built in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);

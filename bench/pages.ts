import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compressSite } from '../scripts/compressSite.ts';
import { paths } from '../src/content/paths.ts';
import { staticPageNames } from '../src/content/resolvePath.ts';
import type { RenderPage } from '../src/contract/renderer.ts';
import type { Assets } from '../src/prerender/assets.ts';

/**
 * Measures the two build steps that grow with the number of pages, for very many pages: each page of the built site is
 * rendered and compressed many times. The growth of the browser's table of chunks is calculated from the built one.
 */
const { values } = parseArgs({
  options: { times: { type: 'string', default: '100' }, help: { type: 'boolean', default: false } },
});

const dist = resolve('dist');
const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/** Bytes of chunk names: what each page adds to their table, besides a hash. */
const countChunkBytes = (): number => {
  const { chunks } = JSON.parse(readFileSync(join(dist, 'renderer/assets.json'), 'utf8')) as Assets;
  return Object.values(chunks).flat().join('').length;
};

const measureTime = async (step: () => Promise<void>): Promise<number> => {
  const startedAt = performance.now();
  await step();
  return (performance.now() - startedAt) / 1000;
};

const run = async (times: number): Promise<void> => {
  const { renderPage } = createRequire(import.meta.url)(join(dist, 'renderer/renderPage.cjs')) as {
    renderPage: RenderPage;
  };
  const folder = mkdtempSync(join(tmpdir(), 'many-pages-'));
  try {
    const renderS = await measureTime(async () => {
      for (const name of staticPageNames)
        for (let copy = 0; copy < times; copy += 1)
          writeFileSync(join(folder, `${name}-${copy}.html`), (await renderPage(paths[name])).html);
    });
    const compressS = await measureTime(() => compressSite(folder));
    const pages = staticPageNames.length * times;
    const headings = ['pages', 'rendered, s', 'compressed, s', 'total, s', 'bytes in the table of chunks'];
    console.log([row(headings), row(headings.map(() => '---'))].join('\n'));
    const totalS = renderS + compressS;
    console.log(
      row([pages, renderS.toFixed(1), compressS.toFixed(1), totalS.toFixed(1), countChunkBytes() * times]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
  const machine = `${cpus()[0]?.model.trim() ?? 'unknown'} x ${cpus().length}, Node ${process.version}`;
  console.log(
    `\n${new Date().toISOString().slice(0, 10)}, ${machine}; load ${loadavg()[0]?.toFixed(1)}. This does not include the bundles (npm run build).`,
  );
};

if (values.help) console.log('Usage: npm run bench -- pages [--times 100]\n\nBuild first (npm run build).');
else await run(Number(values.times));

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Stats, StatsCompilation } from 'webpack';
import type { Assets } from '../src/prerender/assets.ts';

const toFiles = (assets: readonly { name: string }[] = []): string[] =>
  assets.map(({ name }) => `/${name}`).filter((file) => !file.endsWith('.hot-update.js'));

/** Throws if a chunk has styles that no page links. */
const checkStyles = (groups: NonNullable<StatsCompilation['namedChunkGroups']>): void => {
  for (const [name, { assets = [] }] of Object.entries(groups)) {
    const isLinked = name === 'main' || name.startsWith('view-');
    if (!isLinked && assets.some((asset) => asset.name.endsWith('.css')))
      throw new Error(`No page links the styles of the chunk ${name}: import them in its view`);
  }
};

interface BuiltBundles {
  browser: Stats;
  /** The compilation of the inline script, and the folder it was written to. */
  inline: Stats;
  folder: string;
}

/** The files that the renderer links in pages (`assets.json`). */
export const listAssets = ({ browser, inline, folder }: BuiltBundles): Assets => {
  const { entrypoints = {}, namedChunkGroups = {} } = browser.toJson({
    all: false,
    entrypoints: true,
    chunkGroups: true,
  });
  checkStyles(namedChunkGroups);
  const inlineEntry = inline.toJson({ all: false, entrypoints: true }).entrypoints?.['inline'];
  return {
    inline: readFileSync(resolve(folder, `.${toFiles(inlineEntry?.assets).join('')}`), 'utf8'),
    main: toFiles(entrypoints['main']?.assets),
    chunks: Object.fromEntries(
      Object.entries(namedChunkGroups).map(([name, group]) => [name, toFiles(group.assets)]),
    ),
  };
};

import { viewChunks } from '../app/viewChunks.ts';
import type { PageKind, WordsKey } from '../content/pages.ts';

/** Addresses of the built files, written by the build beside the renderer (`assets.json`). */
export interface Assets {
  styles: readonly string[];
  scripts: readonly string[];
  /** Scripts of each named chunk, shared ones included. */
  chunks: Readonly<Record<string, readonly string[]>>;
}

/** All scripts that a page needs before it can be hydrated, so that none is discovered late. */
export const scriptsOf = (assets: Assets, kind: PageKind, words: WordsKey): string[] => {
  const chunkNames = [`view-${viewChunks[kind]}`, `words-${words}`];
  const late = chunkNames.flatMap((name) => assets.chunks[name] ?? []);
  return [...new Set([...late, ...assets.scripts])];
};

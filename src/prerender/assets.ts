import { lateChunks, viewChunks } from '../app/viewChunks.ts';
import type { PageKind, WordsKey } from '../content/pages.ts';

/** What runs in the page itself, each hash in the Content-Security-Policy. */
export interface InlineScripts {
  early: string;
  keptActs: string;
  late: string;
  typedText: string;
}

/** Addresses of the built files, written by the build beside the renderer (`assets.json`). */
export interface Assets {
  /** The stylesheet of the typefaces, which no page loads twice. */
  fontFaces: readonly string[];
  styles: readonly string[];
  scripts: readonly string[];
  /** Scripts of each named chunk, shared ones included. */
  chunks: Readonly<Record<string, readonly string[]>>;
  /** SHA-256 of each of these files, as base64, by its address. */
  integrity: Readonly<Record<string, string>>;
  inline: InlineScripts;
  /** The styles that a kind of page begins with (`criticalStyles.ts`); missing while they are being found. */
  critical?: Partial<Record<StyledKind, string>>;
}

/** What has critical styles of its own: every kind of page, and the address that leads nowhere. */
export type StyledKind = PageKind | 'missing';

/** All scripts that a page needs before it can be hydrated, so that none is discovered late. `isDrawn`: it needs no late code yet. */
export const scriptsOf = (
  assets: Assets,
  { kind, words }: { kind: PageKind; words: WordsKey },
  { isDrawn = false } = {},
): string[] => {
  const chunk = viewChunks[kind];
  const late = isDrawn ? [] : (lateChunks[chunk] ?? []);
  const chunkNames = [`view-${chunk}`, `words-${words}`, ...late];
  const needed = chunkNames.flatMap((name) => assets.chunks[name] ?? []);
  return [...new Set([...needed, ...assets.scripts])];
};

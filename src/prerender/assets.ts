import { lateChunks, viewChunks } from '../app/viewChunks.ts';
import { pages, type PageKind, type WordsKey } from '../content/pages.ts';
import type { ResolvedPath } from '../content/resolvePath.ts';

/** What runs in the page itself: each is one element, its hash in the Content-Security-Policy of the pages that have it. */
export interface InlineScripts {
  /** Of a page that no other script follows. */
  early: string;
  /** Of every other page: that one, what keeps acts, and what fetches the rest. */
  whole: string;
  /** Of a page with a form that has a draft: that one, and what keeps its texts. */
  withDraft: string;
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

/** What has critical styles of its own: every kind of page, the address that leads nowhere, and a page unlike its kind. */
export type StyledKind = PageKind | 'missing' | 'contactForm';

/** The form by itself has a choice that the page with the offices has not, and none of these. */
export const styledKindOf = (path: ResolvedPath | undefined): StyledKind => {
  if (!path) return 'missing';
  return path.name === 'contactForm' ? path.name : pages[path.name].kind;
};

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

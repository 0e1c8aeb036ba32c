import { pages, type Page, type PageKind } from '../content/pages.ts';
import type { ResolvedPath } from '../content/resolvePath.ts';

/** URLs of the built files, written by the build beside the renderer (`assets.json`). */
export interface Assets {
  /** The stylesheet of the fallback fonts, inlined in every page. */
  fontFaces: readonly string[];
  styles: readonly string[];
  scripts: readonly string[];
  /** Scripts of each named chunk, with shared ones. */
  chunks: Readonly<Record<string, readonly string[]>>;
  /** The inline script of every page (`inlineScript.ts`). */
  inline: string;
  /** The critical styles of each kind of page (`criticalStyles.ts`); missing while they are being extracted. */
  critical?: Partial<Record<StyledKind, string>>;
}

/** What has its own critical styles: each kind of page, the 404 page, and one page that differs from its kind. */
export type StyledKind = PageKind | 'notFound' | 'contactForm';

/** The page `contactForm` has a dropdown and no offices, unlike the other page of its kind. */
export const toStyledKind = (path: ResolvedPath | undefined): StyledKind => {
  if (!path) return 'notFound';
  return path.name === 'contactForm' ? path.name : pages[path.name].kind;
};

/** All scripts that a page needs before hydration, so that none is discovered late. */
export const pageScripts = (assets: Assets, { kind, texts }: Page): string[] => {
  const chunkNames = [`view-${kind}`, `texts-${texts}`];
  const pageChunks = chunkNames.flatMap((name) => assets.chunks[name] ?? []);
  return [...new Set([...pageChunks, ...assets.scripts])];
};

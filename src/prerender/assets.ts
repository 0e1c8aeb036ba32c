import type { Page } from '../content/pages.ts';

/** URLs of the built files, written by the build beside the renderer (`assets.json`). */
export interface Assets {
  /** Stylesheets and scripts of every page. */
  main: readonly string[];
  /** Stylesheets and scripts of each named chunk, with shared ones. */
  chunks: Readonly<Record<string, readonly string[]>>;
  /** The inline script of every page (`inlineScript.ts`). */
  inline: string;
}

interface PageFiles {
  styles: readonly string[];
  scripts: readonly string[];
}

/** What a page needs before hydration, so that nothing is discovered late. Without a page: the 404 page. */
export const pageFiles = ({ main, chunks }: Assets, page: Page | undefined): PageFiles => {
  const chunkNames = page ? [`view-${page.kind}`, `texts-${page.texts}`] : [];
  const files = [...new Set([...main, ...chunkNames.flatMap((name) => chunks[name] ?? [])])];
  return {
    styles: files.filter((file) => file.endsWith('.css')),
    scripts: files.filter((file) => file.endsWith('.js')),
  };
};

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RenderPage } from '../../contract/renderer.ts';

/** What the built CommonJS file gives, whether or not Node finds the names of its exports. */
interface RendererModule {
  renderPage?: RenderPage;
  default?: { renderPage?: RenderPage };
}

const load = async (file: string): Promise<RenderPage | undefined> => {
  if (!existsSync(file)) return undefined;
  // Built apart from the server: webpack must leave this import to Node.
  const module = (await import(/* webpackIgnore: true */ pathToFileURL(file).href)) as RendererModule;
  return module.renderPage ?? module.default?.renderPage;
};

/** A function that loads the built renderer when it is first needed: it is half of the server's memory. */
export const rendererLoader = (distDir: string): (() => Promise<RenderPage | undefined>) => {
  let loading: Promise<RenderPage | undefined> | undefined;
  return () => (loading ??= load(join(distDir, 'renderer', 'renderPage.cjs')));
};

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RenderPage } from '../../contract/renderer.ts';
import { renderingThread } from './renderingThread.ts';

/** A function that gives the built renderer; it is loaded when the first page is drawn: it is half of the server's memory. */
export const rendererLoader = (distDir: string): (() => Promise<RenderPage | undefined>) => {
  const file = join(distDir, 'renderer', 'renderPage.cjs');
  let render: RenderPage | undefined;
  return async () => {
    if (!existsSync(file)) return undefined;
    return (render ??= renderingThread(file));
  };
};

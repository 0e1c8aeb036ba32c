import type { PageSeed } from '../../contract/renderer.ts';
import { keepText, type KeptAnswer } from '../platform/http/kept/keptAnswer.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { contentPolicy } from '../platform/http/security.ts';
import { sentences } from '../platform/http/sentences.ts';
import type { PageParts } from './parts.ts';

/** Media type of every page. */
export const PAGE_TYPE = 'text/html; charset=utf-8';

/** Draws a page that everybody sees alike, to be kept. Refuses with 404 where the renderer has not been built. */
export const drawPage = async (
  { loadRenderer, pageSources }: Pick<PageParts, 'loadRenderer' | 'pageSources'>,
  { url, status, seed }: { url: string; status: number; seed: PageSeed },
): Promise<KeptAnswer> => {
  const render = await loadRenderer();
  if (!render) throw new Refusal(404, sentences.notBuilt);
  const { html } = await render(url, seed);
  const headers = { 'content-security-policy': contentPolicy(pageSources, html) };
  return keepText({ status, type: PAGE_TYPE, headers, text: html, isRefined: true });
};

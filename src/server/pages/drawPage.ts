import type { PageSeed } from '../../contract/renderer.ts';
import { keepText, type KeptAnswer } from '../platform/http/kept/keptAnswer.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { contentPolicy } from '../platform/http/security.ts';
import { sentences } from '../platform/http/sentences.ts';
import type { PageParts } from './parts.ts';

/** Media type of every page. */
export const PAGE_TYPE = 'text/html; charset=utf-8';

/** Whoever goes through all pages asks for each of them once or twice. */
const ASKED_OFTEN = 3;

interface Drawing {
  url: string;
  status: number;
  seed: PageSeed;
  /** Of the few that many ask for: its bytes are made as few as can be from the first time on (FAST-6). */
  isPopular?: boolean;
}

/** Draws a page that everybody sees alike, to be kept. Refuses with 404 where the renderer has not been built. */
export const drawPage = async (
  { loadRenderer, pageSources }: Pick<PageParts, 'loadRenderer' | 'pageSources'>,
  { url, status, seed, isPopular = false }: Drawing,
): Promise<KeptAnswer> => {
  const render = await loadRenderer();
  if (!render) throw new Refusal(404, sentences.notBuilt);
  const { html } = await render(url, seed);
  const headers = { 'content-security-policy': contentPolicy(pageSources, html) };
  return keepText({ status, type: PAGE_TYPE, headers, text: html, refineAfter: isPopular ? 1 : ASKED_OFTEN });
};

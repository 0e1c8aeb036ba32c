import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RenderPage } from '../contract/renderer.ts';
import { paths } from '../content/paths.ts';
import { resolvePath, staticPageNames } from '../content/resolvePath.ts';
import { toStyledKind, type Assets, type StyledKind } from './assets.ts';
import { criticalStyles } from './criticalStyles.ts';
import { renderedStates } from './renderedStates.ts';

/**
 * Renders every page with the whole stylesheet, finds the critical rules of each kind of page, and writes them to
 * `renderer/assets.json`, which a renderer reads when it starts.
 */
export const addCriticalStyles = async (dist: string, renderPage: RenderPage): Promise<void> => {
  const file = join(dist, 'renderer/assets.json');
  const assets = JSON.parse(readFileSync(file, 'utf8')) as Assets;
  const documentsByKind = new Map<StyledKind, string[]>();
  for (const [url, seed] of [
    ...staticPageNames.map((name) => [paths[name], {}] as const),
    ...renderedStates,
  ]) {
    const { html } = await renderPage(url, seed);
    const kind = toStyledKind(resolvePath(url.split('?')[0] ?? url));
    documentsByKind.set(kind, [...(documentsByKind.get(kind) ?? []), html]);
  }
  const site = join(dist, 'site');
  const fallbackFonts = assets.fontFaces.map((name) => readFileSync(join(site, name), 'utf8')).join('');
  const critical: Partial<Record<StyledKind, string>> = {};
  for (const [kind, documents] of documentsByKind)
    critical[kind] = fallbackFonts + (await criticalStyles(site, assets.styles, documents));
  writeFileSync(file, JSON.stringify({ ...assets, critical }));
};

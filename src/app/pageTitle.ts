import { pages } from '../content/pages.ts';
import type { PageName } from '../content/paths.ts';
import { documentTexts } from '../content/documentTexts.ts';
import { site } from '../content/site.ts';

/** Title of a page's document: 'Page – Company'; undefined where an address has none (docs/requirements.md, SHELL-4). */
export const pageTitle = (name: PageName | undefined): string => {
  if (name === 'home') return `${site.fullName} – ${documentTexts.homeTitle}`;
  return `${name ? pages[name].title : documentTexts.notFound.title} – ${site.name}`;
};

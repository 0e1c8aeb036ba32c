import { pages } from './pages.ts';
import type { PageName } from './paths.ts';
import { documentTexts } from './documentTexts.ts';
import { site } from './site.ts';

/** The document's title: 'Page – Company'. `undefined` stands for an unknown URL. */
export const pageTitle = (name: PageName | undefined): string => {
  if (name === 'home') return `${site.fullName} – ${documentTexts.homeTitle}`;
  return `${name ? pages[name].title : documentTexts.notFound.title} – ${site.name}`;
};

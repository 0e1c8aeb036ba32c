import { pages } from '../content/pages.ts';
import { resolvePath } from '../content/resolvePath.ts';
import { documentTexts } from '../content/documentTexts.ts';
import { site } from '../content/site.ts';

/** Title of the document at an address: 'Page – Company' (docs/requirements.md, SHELL-4). */
export const pageTitle = (pathname: string): string => {
  const name = resolvePath(pathname)?.name;
  if (name === 'home') return `${site.fullName} – ${documentTexts.homeTitle}`;
  return `${name ? pages[name].title : documentTexts.notFound.title} – ${site.name}`;
};

import { pages } from './pages.ts';
import type { OpeningSummary } from '../contract/schemas.ts';
import type { PageName } from './paths.ts';
import { documentTexts } from './documentTexts.ts';
import { site } from './site.ts';

/** The document's title: 'Page – Company'. `undefined` stands for an unknown URL. */
export const pageTitle = (name: PageName | undefined): string => {
  if (name === 'home') return `${site.fullName} – ${documentTexts.homeTitle}`;
  return `${name ? pages[name].title : documentTexts.notFound.title} – ${site.name}`;
};

/** Longer titles are cut in the results of search engines. */
const TITLE_LENGTH = 60;

/** The title of an opening's page without the company: the job and its place, if there is room for both. */
export const openingTitle = ({
  job_title,
  location,
}: Pick<OpeningSummary, 'job_title' | 'location'>): string => {
  const placed = `${job_title}, ${location}`;
  return `${placed} – ${site.name}`.length > TITLE_LENGTH ? job_title : placed;
};

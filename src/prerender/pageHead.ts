import { openingTitle, pageTitle } from '../content/pageTitle.ts';
import { buildSettings } from '../contract/buildSettings.ts';
import { GENERAL_OPENING_ID } from '../contract/constants.ts';
import { toListQuery, writeFilters } from '../contract/openingFilterQuery.ts';
import { PAGE_SIZE, readFilters } from '../contract/openingFilters.ts';
import type { PageSeed } from '../contract/renderer.ts';
import type { OpeningDetail } from '../contract/schemas.ts';
import { texts } from '../contract/texts.ts';
import { pages, type Page } from '../content/pages.ts';
import type { ResolvedPath } from '../content/resolvePath.ts';
import { documentTexts } from '../content/documentTexts.ts';
import { site } from '../content/site.ts';
import type { PageTexts } from '../content/pageTexts.ts';
import { shortenToWords } from '../lib/shorten.ts';
import { toOpeningExcerpt } from '../lib/toOpeningExcerpt.ts';
import { jobPosting } from './jobPosting.ts';
import { stateTitle } from './stateTitle.ts';
import { breadcrumbList, structuredData, type StructuredData } from './structuredData.ts';

export interface DocumentHead {
  title: string;
  description: string;
  canonical?: string;
  /** JSON-LD for search engines; empty on pages that are not indexed. */
  data?: readonly StructuredData[];
}

const siteUrl = buildSettings.siteUrl || site.url;
const toAbsolute = (path: string): string => `${siteUrl}${path}`;

const DESCRIPTION_LENGTH = 160;
/** What only an indexed page contains. */
const indexedOpening = (opening: OpeningDetail, url: string) => ({
  canonical: url,
  data: [
    // The general application is not a job posting.
    ...(opening.id === GENERAL_OPENING_ID ? [] : [jobPosting(opening, { url, siteUrl })]),
    ...breadcrumbList({ name: 'careerDetails', url, siteUrl }, opening.job_title),
  ],
});

const indexedPage = ({ name, canonical }: ResolvedPath, pageTexts: PageTexts) => {
  const url = toAbsolute(canonical);
  return { canonical: url, data: structuredData({ name, texts: pageTexts, url, siteUrl }) };
};

/**
 * Every page of the unfiltered list may be indexed. Filtered and sorted lists may not, because there are too many of
 * them.
 */
const listHead = (
  { list }: PageSeed,
  { path, pageTexts, listQuery }: { path: ResolvedPath; pageTexts: PageTexts; listQuery: string },
): Partial<DocumentHead> => {
  const { page } = readFilters(listQuery).filters;
  if (!list || listQuery === '') return indexedPage(path, pageTexts);
  const isLaterPage = page > 1 && (page - 1) * PAGE_SIZE < list.total && listQuery === writeFilters({ page });
  return isLaterPage
    ? {
        canonical: toAbsolute(`${path.canonical}?${listQuery}`),
        title: `${pages[path.name].title}, page ${page} – ${site.name}`,
      }
    : {};
};

const openingHead = (
  { opening, isClosed, isPreview }: PageSeed,
  path: ResolvedPath,
): DocumentHead | undefined => {
  if (opening) {
    return {
      title: `${openingTitle(opening)} – ${site.name}`,
      description: shortenToWords(
        `${opening.job_title}, ${opening.location}. ${toOpeningExcerpt(opening.description).replace(/\.{3}$/, '')}`,
        DESCRIPTION_LENGTH,
      ),
      ...(isPreview ? {} : indexedOpening(opening, toAbsolute(path.canonical))),
    };
  }
  if (opening !== null) return undefined;
  const title = isClosed ? documentTexts.jobClosed : texts.jobNotFound;
  return { title: `${title} – ${site.name}`, description: documentTexts.notFound.description };
};

/** The contents of a page's `<head>`. `query` is that of the URL. */
export const pageHead = (
  path: ResolvedPath | undefined,
  pageTexts: PageTexts | undefined,
  seed: PageSeed,
  query = new URLSearchParams(),
): DocumentHead => {
  const title = (path && stateTitle(path.name, seed, query)) ?? pageTitle(path?.name);
  if (!path || !pageTexts) return { title, description: documentTexts.notFound.description };
  const page: Page = pages[path.name];
  return (
    (page.kind === 'job' ? openingHead(seed, path) : undefined) ?? {
      title,
      description: pageTexts.description,
      ...(page.isHidden ? {} : listHead(seed, { path, pageTexts, listQuery: toListQuery(query) })),
    }
  );
};

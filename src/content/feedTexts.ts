import { FILTER_FIELDS, type OpeningFilters } from '../contract/openingFilters.ts';
import { openingListTexts } from './openingListTexts.ts';
import { site } from './site.ts';

/** Titles and descriptions of the feeds. */
export const feedTexts = {
  openings: `Openings at ${site.name}`,
  filtered: ({ q, ...filters }: OpeningFilters) =>
    [
      ...(q === '' ? [] : [openingListTexts.quote(q)]),
      ...FILTER_FIELDS.flatMap((field) => filters[field].map(openingListTexts.formatValue)),
    ].join(', '),
  openingsDescription: (shown: number, total: number) =>
    shown < total
      ? `The newest ${shown} of ${total} openings, newest first.`
      : 'Every opening as it is published, newest first.',
  news: `News from ${site.name}`,
  newsDescription: 'Company news, latest first.',
  follow: 'Follow these openings in a feed reader:',
  kinds: { rss: 'RSS', json: 'JSON' },
} as const;

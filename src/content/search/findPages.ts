import type { FoundEntry } from '../../contract/siteSearch.ts';
import { wordsOf } from '../../lib/siteSearch/wordsOf.ts';
import { tierOf, type Asked, type Ranked } from './ranks.ts';
import { findInIndex, type IndexMatch, type SiteIndex } from './siteIndex.ts';

/** Words of the query that are shown as found on the page. */
const MOST_ON_PAGE = 4;

const toEntry = ({ kind, title, url, lead, words }: IndexMatch): FoundEntry => {
  const shown = new Set(wordsOf(`${title} ${lead}`));
  const isShown = words.some((word) => shown.has(word));
  const entry = { kind, title, url, lead };
  return isShown ? entry : { ...entry, onPage: words.slice(0, MOST_ON_PAGE) };
};

/** Pages, people, news and offices that say everything that is asked for. */
export const findPages = (index: SiteIndex, asked: Asked): Ranked[] =>
  findInIndex(index, asked.question).map((match) => ({
    entry: toEntry(match),
    tier: tierOf(asked, { names: [match.title, ...match.names], lead: match.lead }),
    score: match.score,
  }));

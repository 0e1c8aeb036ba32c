import MiniSearch, { type Options, type Query } from 'minisearch';
import type { FoundEntry } from '../../contract/siteSearch.ts';
import { isBeginning, type Wanted } from '../../lib/siteSearch/question.ts';
import { wordsOf } from '../../lib/siteSearch/wordsOf.ts';
import { searchWords } from './searchWords.ts';

/** What can be found on the site. `url` is its own; people, news and offices have a place on a page. */
export interface SiteEntry extends Omit<FoundEntry, 'onPage'> {
  /** What else it is called; as good as its title. */
  names: readonly string[];
  /** Everything else that its page says. */
  body: string;
}

type Known = Pick<SiteEntry, 'kind' | 'title' | 'lead' | 'names'>;

const options: Options<SiteEntry> = {
  idField: 'url',
  fields: ['title', 'names', 'lead', 'body'],
  storeFields: ['kind', 'title', 'lead', 'names'] satisfies (keyof Known)[],
  tokenize: wordsOf,
  processTerm: (word) => word,
};

export type SiteIndex = MiniSearch<SiteEntry>;

/** Each word of the body once, and none that stands elsewhere or says nothing: half of the bytes. */
const withoutRepeats = ({ body, ...entry }: SiteEntry): SiteEntry => {
  const { title, lead, names } = entry;
  const said = new Set([...searchWords.unimportant, ...wordsOf([title, lead, ...names].join(' '))]);
  const others = wordsOf(body).filter((word) => !said.has(word));
  return { ...entry, body: [...new Set(others)].join(' ') };
};

/** The index of all entries, to be written down as JSON. */
export const makeSiteIndex = (entries: readonly SiteEntry[]): SiteIndex => {
  const index = new MiniSearch(options);
  index.addAll(entries.map(withoutRepeats));
  return index;
};

/** The index as it was written down. Throws on what is none. */
export const readSiteIndex = (json: string): SiteIndex => MiniSearch.loadJSON(json, options);

export interface IndexMatch extends Known {
  url: string;
  score: number;
  /** Words of the entry that were asked for. */
  words: readonly string[];
}

const toQuery = (question: readonly Wanted[]): Query => ({
  combineWith: 'AND',
  queries: question.map((ways) => ({
    combineWith: 'OR',
    queries: ways.map((phrase) => ({ combineWith: 'AND', queries: [...phrase] })),
  })),
});

/** Entries that say everything that is asked for, in one way or another. */
export const findInIndex = (index: SiteIndex, question: readonly Wanted[]): IndexMatch[] =>
  index
    .search(toQuery(question), { prefix: isBeginning, boost: { title: 8, names: 8, lead: 3 } })
    .map(({ id, score, terms, ...stored }) => ({
      ...(stored as unknown as Known),
      url: String(id),
      score,
      words: terms,
    }));

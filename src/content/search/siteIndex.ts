import MiniSearch, { type Options, type SearchOptions } from 'minisearch';
import type { FoundEntry } from '../../contract/siteSearch.ts';
import { site } from '../site.ts';

/** An entry of the site search. `url` is unique; people, news and offices have a fragment of their page. */
export interface SiteEntry extends FoundEntry {
  /** Other names, with the same weight as the title. */
  names: readonly string[];
  /** The other text of its page. */
  body: string;
}

/** Words too common to be searched for. */
const STOP_WORDS = new Set([
  ...'a an the of for in on at to and or with by is are do does i me my we our us you your it how what where who can need have want from near please find looking'.split(
    ' ',
  ),
  site.name.toLowerCase(),
]);

/** Normalises a word: lower case, no accents, singular. Null for a stop word. */
export const toTerm = (word: string): string | null => {
  const term = word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  if (STOP_WORDS.has(term)) return null;
  return term.length > 3 ? term.replace(/(?<=[^suia])s$/, '') : term;
};

const options: Options<SiteEntry> = {
  idField: 'url',
  fields: ['title', 'names', 'lead', 'body'],
  storeFields: ['kind', 'title', 'lead', 'names'],
  processTerm: toTerm,
  searchOptions: {
    combineWith: 'AND',
    // 'av' is not the beginning of 'available'.
    prefix: (term) => term.length > 2,
    boost: { title: 8, names: 8, lead: 3 },
  },
};

/** Finds similar words. Two swapped letters count as two edits. */
export const FUZZY_OPTIONS: SearchOptions = {
  prefix: false,
  fuzzy: (term) => (term.length < 4 ? false : term.length < 5 ? 1 : 2),
};

export type SiteIndex = MiniSearch<SiteEntry>;

/** Makes an index of the entries, which `JSON.stringify` can serialise. */
export const makeSiteIndex = (entries: readonly SiteEntry[]): SiteIndex => {
  const index = new MiniSearch(options);
  index.addAll(entries);
  return index;
};

/** Reads an index from JSON. Throws if it is invalid. */
export const readSiteIndex = (json: string): SiteIndex => MiniSearch.loadJSON(json, options);

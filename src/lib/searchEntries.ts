export interface SearchEntry {
  title?: string;
  url?: string;
  shorttitle?: string;
  /** Only a string or a list of paragraphs is searched, not an object. */
  description?: string | readonly string[] | Readonly<Record<string, unknown>>;
}

export interface SearchResult {
  title: string;
  url: string;
  shorttitle: string;
}

const descriptionText = ({ description }: SearchEntry): string => {
  if (typeof description === 'string') return description;
  return Array.isArray(description) ? description.join('\n') : '';
};

const isComplete = (entry: SearchEntry): entry is SearchEntry & { title: string; url: string } =>
  Boolean(entry.title && entry.url);

/**
 * Finds the entries whose title, URL or description contains the query, ignoring case: those with the query in
 * the title first, otherwise in their order. A query shorter than `minLength` after trimming finds nothing. Entries
 * without title or URL are skipped.
 */
export const searchEntries = (
  entries: readonly SearchEntry[],
  query: unknown,
  minLength: number,
): SearchResult[] => {
  if (typeof query !== 'string') return [];
  const normalisedQuery = query.trim().toLowerCase();
  if (normalisedQuery.length < minLength) return [];
  const matches = (text: string) => text.toLowerCase().includes(normalisedQuery);
  return entries
    .filter(isComplete)
    .filter((entry) => matches(entry.title) || matches(entry.url) || matches(descriptionText(entry)))
    .sort((a, b) => Number(matches(b.title)) - Number(matches(a.title)))
    .map(({ title, url, shorttitle = '' }) => ({ title, url, shorttitle }));
};

import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { SEARCH_MIN_LENGTH } from '../../contract/constants.ts';
import type { FoundPages } from '../../contract/renderer.ts';
import { loadCatalogue } from '../../content/loadCatalogue.ts';
import { QUERY_FIELD } from '../../content/paths.ts';
import { searchEntries } from '../../lib/searchEntries.ts';
import { useInitialData } from '../../ui/initialData.ts';

const never = () => () => undefined;

/** The address's query; in the first drawing what the document was drawn with, which on a plain host is none. */
const useQuery = (drawn: FoundPages | undefined): string => {
  const { search } = useLocation();
  return useSyncExternalStore(
    never,
    () => new URLSearchParams(search).get(QUERY_FIELD) ?? '',
    () => drawn?.query ?? '',
  );
};

/** What the address asks for and what the catalogue holds of it; the server's own answer where it gave one (SEARCH-9). */
export const useFoundPages = () => {
  const { search: drawn } = useInitialData();
  const query = useQuery(drawn);
  const [found, setFound] = useState(drawn);
  const [failed, setFailed] = useState('');
  const [attempt, setAttempt] = useState(0);
  const isKnown = query === '' || found?.query === query;
  useEffect(() => {
    if (isKnown) return undefined;
    let isWanted = true;
    const answer = async () => {
      try {
        const results = searchEntries(await loadCatalogue(), query, SEARCH_MIN_LENGTH);
        if (isWanted) setFound({ query, results });
      } catch (error) {
        console.error(error);
        if (isWanted) setFailed(query);
      }
    };
    void answer();
    return () => {
      isWanted = false;
    };
  }, [isKnown, query, attempt]);
  const retry = () => {
    setFailed('');
    setAttempt(attempt + 1);
  };
  return { query, results: isKnown ? (found?.results ?? []) : undefined, hasFailed: failed === query, retry };
};

import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { QUERY_FIELD } from '../../content/paths.ts';
import { SITE_SEARCH } from '../../contract/siteSearch.ts';
import { useInitialData } from '../../ui/initialData.ts';

const never = () => () => undefined;

/** The address's query; in the first drawing what the document was drawn with, which on a plain host is none. */
export const useSearchQuery = (): string => {
  const { search } = useLocation();
  const { search: drawn } = useInitialData();
  return useSyncExternalStore(
    never,
    () => (new URLSearchParams(search).get(QUERY_FIELD) ?? '').slice(0, SITE_SEARCH.maxLength),
    () => drawn?.query ?? '',
  );
};

import { useMemo, useSyncExternalStore, type FormEvent } from 'react';
import Button from 'react-bootstrap/Button';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths, QUERY_FIELD } from '../../content/paths.ts';
import { searchSite } from '../../content/search/searchSite.ts';
import { readSiteIndex } from '../../content/search/siteIndex.ts';
import { searchPath } from '../../content/searchPath.ts';
import { searchTexts } from '../../content/searchTexts.ts';
import { SITE_SEARCH, type FoundPages } from '../../contract/siteSearch.ts';
import { useCareerListQuery } from '../../store/careersApi.ts';
import { useSearchIndexQuery } from '../../store/searchApi.ts';
import { HeroScene } from '../../ui/HeroScene.tsx';
import { useInitialData } from '../../ui/initialData.ts';
import { PageHero } from '../../ui/PageHero.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Section } from '../../ui/Section.tsx';
import type { ViewProps } from '../../ui/viewProps.ts';
import { ResultGroups, ResultStatus, Suggestions } from './SearchResults.tsx';

const { label, hint, button, searching, failed, retry } = searchTexts;

const subscribeToNothing = () => () => undefined;

/**
 * The URL's query. During hydration it is the query that the server rendered; a prerendered page has none.
 */
const useSearchQuery = (initialResults: FoundPages | undefined): string => {
  const { search } = useLocation();
  return useSyncExternalStore(
    subscribeToNothing,
    () => (new URLSearchParams(search).get(QUERY_FIELD) ?? '').slice(0, SITE_SEARCH.maxLength),
    () => initialResults?.query ?? '',
  );
};

/** The results of a query: the server's if the document has them, otherwise from the same index by the same rules. */
const useSearchResults = (query: string, initialResults: FoundPages | undefined) => {
  const isInitialQuery = initialResults?.query === query;
  const skip = query === '' || isInitialQuery;
  const index = useSearchIndexQuery(undefined, { skip });
  const openings = useCareerListQuery(undefined, { skip });
  const siteIndex = useMemo(() => index.data && readSiteIndex(index.data), [index.data]);
  const isReady = siteIndex && !openings.isLoading;
  const results = useMemo(
    () => (isReady ? searchSite({ index: siteIndex, openings: openings.data?.openings }, query) : undefined),
    [isReady, siteIndex, openings.data, query],
  );
  return {
    results: isInitialQuery ? initialResults : skip ? undefined : results,
    hasFailed: index.isError && !index.isFetching,
    refetch: index.refetch,
  };
};

/** The search of the whole site, with its query in the URL. */
export const SearchPage = ({ name, texts }: ViewProps<'search'>) => {
  const navigate = useNavigate();
  const initialResults = useInitialData().search;
  const query = useSearchQuery(initialResults);
  const { results, hasFailed, refetch } = useSearchResults(query, initialResults);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(searchPath(String(new FormData(event.currentTarget).get(QUERY_FIELD) ?? '')));
  };
  return (
    <>
      <PageHero
        name={name}
        title={texts.h1}
        lead={texts.paragraphs[0]}
        drawing={<HeroScene name="search" isHiddenOnPhones />}
      />
      <Section>
        <form
          className="form-page mb-4"
          role="search"
          action={paths.search}
          aria-label={label}
          onSubmit={submit}
        >
          <SearchField
            label={label}
            hint={hint}
            button={button}
            key={query}
            name={QUERY_FIELD}
            defaultValue={query}
            maxLength={SITE_SEARCH.maxLength}
          />
        </form>
        <div role="status">
          {results && <ResultStatus found={results} />}
          {!results && query !== '' && <p>{hasFailed ? failed : searching}</p>}
        </div>
        {hasFailed && <Button onClick={() => void refetch()}>{retry}</Button>}
        {results && <ResultGroups found={results} />}
        {query === '' && <Suggestions />}
      </Section>
    </>
  );
};

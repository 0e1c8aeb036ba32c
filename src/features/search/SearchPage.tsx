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
import { FoundGroups, FoundStatus, Suggestions } from './SearchResults.tsx';

const { label, hint, button, searching, failed, retry } = searchTexts;

const never = () => () => undefined;

/**
 * The address's query. During hydration it is the one that the document was rendered with, which a static host does not
 * have.
 */
const useSearchQuery = (seeded: FoundPages | undefined): string => {
  const { search } = useLocation();
  return useSyncExternalStore(
    never,
    () => (new URLSearchParams(search).get(QUERY_FIELD) ?? '').slice(0, SITE_SEARCH.maxLength),
    () => seeded?.query ?? '',
  );
};

/** The results of a query: the server's if the document has them, otherwise from the same index by the same rules. */
const useFound = (query: string, seeded: FoundPages | undefined) => {
  const isSeeded = seeded?.query === query;
  const skip = query === '' || isSeeded;
  const index = useSearchIndexQuery(undefined, { skip });
  const openings = useCareerListQuery(undefined, { skip });
  const siteIndex = useMemo(() => index.data && readSiteIndex(index.data), [index.data]);
  const isReady = siteIndex && !openings.isLoading;
  const found = useMemo(
    () => (isReady ? searchSite({ index: siteIndex, openings: openings.data?.openings }, query) : undefined),
    [isReady, siteIndex, openings.data, query],
  );
  return {
    found: isSeeded ? seeded : skip ? undefined : found,
    hasFailed: index.isError && !index.isFetching,
    refetch: index.refetch,
  };
};

/** The search of the whole site, with its query in the address. */
export const SearchPage = ({ name, texts }: ViewProps<'search'>) => {
  const navigate = useNavigate();
  const seeded = useInitialData().search;
  const query = useSearchQuery(seeded);
  const { found, hasFailed, refetch } = useFound(query, seeded);
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
            {...{ label, hint, button }}
            key={query}
            name={QUERY_FIELD}
            defaultValue={query}
            maxLength={SITE_SEARCH.maxLength}
          />
        </form>
        <div role="status">
          {found && <FoundStatus found={found} />}
          {!found && query !== '' && <p>{hasFailed ? failed : searching}</p>}
        </div>
        {hasFailed && <Button onClick={() => void refetch()}>{retry}</Button>}
        {found && <FoundGroups found={found} />}
        {query === '' && <Suggestions />}
      </Section>
    </>
  );
};

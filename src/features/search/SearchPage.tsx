import type { FormEvent } from 'react';
import { paths, QUERY_FIELD } from '../../content/paths.ts';
import { searchPath } from '../../content/searchPath.ts';
import { searchTexts } from '../../content/searchTexts.ts';
import { SITE_SEARCH } from '../../contract/siteSearch.ts';
import { useSiteSearchQuery } from '../../store/searchApi.ts';
import { HeadScene } from '../../ui/HeadScene.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Section } from '../../ui/Section.tsx';
import type { ViewProps } from '../../ui/viewProps.ts';
import { FoundGroups, FoundStatus } from './FoundPagesView.tsx';
import { Suggestions } from './Suggestions.tsx';
import { useSearchQuery } from './useSearchQuery.ts';
import { useFollow } from '../../ui/useFollow.ts';

const { label, hint, button, searching, failed, retry } = searchTexts;

/**
 * The search of the whole site, its query in the address: the server's answer where it gave one, else from the same
 * index by the same rules (docs/requirements.md, FIND-1 to FIND-7).
 */
export const SearchPage = ({ name, words }: ViewProps<'search'>) => {
  const follow = useFollow();
  const query = useSearchQuery();
  const { currentData: found, isFetching, refetch } = useSiteSearchQuery(query, { skip: query === '' });
  const hasFailed = query !== '' && !found && !isFetching;
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    follow(searchPath(String(new FormData(event.currentTarget).get(QUERY_FIELD) ?? '')));
  };
  return (
    <>
      <PageHead
        name={name}
        title={words.h1}
        lead={words.paragraphs[0]}
        drawing={<HeadScene name="search" isLeftOutOnPhones />}
      />
      <Section>
        <form
          className="form-page mb-4"
          role="search"
          action={paths.search}
          aria-label={label}
          onSubmit={ask}
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
          {isFetching && !found && <p>{searching}</p>}
          {hasFailed && <p>{failed}</p>}
        </div>
        {hasFailed && (
          <button type="button" className="btn btn-primary" onClick={() => void refetch()}>
            {retry}
          </button>
        )}
        {found && <FoundGroups found={found} />}
        {query === '' && <Suggestions />}
      </Section>
    </>
  );
};

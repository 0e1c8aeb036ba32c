import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths, QUERY_FIELD } from '../../content/paths.ts';
import { shellTexts } from '../../content/shellTexts.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Section } from '../../ui/Section.tsx';
import type { ViewProps } from '../../ui/viewProps.ts';
import { FoundPagesList } from './FoundPagesList.tsx';
import { useFoundPages } from './useFoundPages.ts';

const texts = shellTexts.search;
const { label, hint, button } = texts;

/**
 * Where the header's search leads as long as no script answers it: the same catalogue by the same rules, the query in
 * the address (docs/requirements.md, SEARCH-9).
 */
export const SearchPage = ({ name, words }: ViewProps<'search'>) => {
  const navigate = useNavigate();
  const { query, results, hasFailed, retry } = useFoundPages();
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = String(new FormData(event.currentTarget).get(QUERY_FIELD) ?? '');
    void navigate(`${paths.search}?${new URLSearchParams({ [QUERY_FIELD]: asked }).toString()}`);
  };
  return (
    <>
      <PageHead name={name} title={words.h1} lead={words.paragraphs[0]} />
      <Section>
        <form
          className="form-page mb-4"
          role="search"
          action={paths.search}
          aria-label={words.h1}
          onSubmit={ask}
        >
          <SearchField {...{ label, hint, button }} key={query} name={QUERY_FIELD} defaultValue={query} />
        </form>
        <div role="status">
          {query !== '' && results && <FoundPagesList query={query} results={results} />}
          {!results && <p>{hasFailed ? texts.failed : texts.searching}</p>}
        </div>
        {!results && hasFailed && (
          <button type="button" className="btn btn-primary" onClick={retry}>
            {texts.retry}
          </button>
        )}
      </Section>
    </>
  );
};

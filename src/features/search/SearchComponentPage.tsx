import type { FormEvent } from 'react';
import { searchComponentTexts, type KeywordChoice } from '../../content/searchComponentTexts.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { keywordChanged, keywordSearched, selectResults, selectSearches } from '../../store/keywordSlice.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PageHero } from '../../ui/PageHero.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Section } from '../../ui/Section.tsx';
import { useReplay } from '../../ui/useReplay.ts';
import type { ViewProps } from '../../ui/viewProps.ts';

const KEYWORD_FIELD = 'keyword';
const texts = searchComponentTexts;

/** The pages to choose from, or a message that there are none. */
const KeywordResults = ({ choices }: { choices: readonly KeywordChoice[] }) => {
  if (choices.length === 0) {
    return (
      <Alert kind="danger" role="alert">
        {texts.notFound}
      </Alert>
    );
  }
  return (
    <>
      <h2>{texts.choose}</h2>
      <p role="status">{texts.count(choices.length)}</p>
      <ul className="link-rows">
        {choices.map(({ page, label }) => (
          <li key={page}>
            <PageLink page={page}>
              {label} <Icon name="arrowRight" />
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  );
};

/** The keyword field and the results. */
const KeywordSearch = () => {
  const dispatch = useAppDispatch();
  const results = useAppSelector(selectResults);
  const searches = useAppSelector(selectSearches);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    dispatch(keywordSearched(String(new FormData(event.currentTarget).get(KEYWORD_FIELD) ?? '')));
  };
  return (
    <>
      <noscript>
        <p>{texts.noScript}</p>
      </noscript>
      <form
        {...useReplay<HTMLFormElement>('keyword')}
        className="form-page hidden-without-scripting mt-4 mb-5"
        role="search"
        aria-label={texts.title}
        onSubmit={submit}
      >
        <SearchField
          label={texts.label}
          button={texts.button}
          name={KEYWORD_FIELD}
          autoCapitalize="none"
          onChange={({ target }) => dispatch(keywordChanged(target.value))}
        />
      </form>
      {results && <KeywordResults key={searches} choices={results} />}
    </>
  );
};

/** A demonstration: each of two keywords finds two pages. */
export const SearchComponentPage = ({ name, texts: pageTexts }: ViewProps<'searchComponent'>) => (
  <>
    <PageHero name={name} title={pageTexts.h1} lead={pageTexts.shorttitle} />
    <Section>
      <Prose paragraphs={pageTexts.paragraphs} />
      <KeywordSearch />
      <p>
        {`${texts.samples} `}
        <PageLink page="productList" />, <PageLink page="productListTwo" />
      </p>
    </Section>
  </>
);

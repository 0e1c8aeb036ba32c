import { searchComponentTexts } from '../../content/searchComponentTexts.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { Prose } from '../../ui/Prose.tsx';
import { Section } from '../../ui/Section.tsx';
import type { ViewProps } from '../../ui/viewProps.ts';
import { KeywordSearch } from './KeywordSearch.tsx';

/** A demonstration: two keywords, each offering two pages. */
export const SearchComponentPage = ({ name, words }: ViewProps<'searchComponent'>) => (
  <>
    <PageHead name={name} title={words.h1} lead={words.shorttitle} />
    <Section>
      <Prose paragraphs={words.paragraphs} />
      <KeywordSearch />
      <p>
        {searchComponentTexts.samples} <PageLink page="productList" />, <PageLink page="productListTwo" />
      </p>
    </Section>
  </>
);

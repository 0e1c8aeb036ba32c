import { caseTexts } from '../../content/caseStudies/caseTexts.ts';
import { furtherCases } from '../../content/caseStudies/furtherCases.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { pagesBelow } from '../../content/pagesBelow.ts';
import { ReachUs } from '../../ui/ReachUs.tsx';
import { Section } from '../../ui/Section.tsx';
import type { ViewProps } from '../../ui/viewProps.ts';
import { WaysOn } from '../../ui/WaysOn.tsx';
import { FurtherCaseArticle } from './FurtherCaseArticle.tsx';

/** Two studies written as samples, for kinds of work that the three real ones leave out. */
export const FurtherCasesPage = ({ name, words }: ViewProps<'furtherCases'>) => (
  <>
    <PageHead name={name} title={words.h1} lead={words.paragraphs.join(' ')} />
    {furtherCases.map((study, at) => (
      <Section key={study.id} tone={at % 2 === 0 ? 'plain' : 'tint'}>
        <FurtherCaseArticle study={study} />
      </Section>
    ))}
    <WaysOn title={caseTexts.more} list={pagesBelow('aboutCaseStudies').filter((other) => other !== name)} />
    <ReachUs />
  </>
);

import { caseTexts } from '../../content/caseStudies/caseTexts.ts';
import { type FurtherCase, furtherCases } from '../../content/caseStudies/furtherCases.ts';
import { listChildPages } from '../../content/listChildPages.ts';
import { PageHero } from '../../ui/PageHero.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { ReachUs } from '../../ui/ReachUs.tsx';
import { Section } from '../../ui/Section.tsx';
import { RelatedPages } from '../../ui/RelatedPages.tsx';
import type { ViewProps } from '../../ui/viewProps.ts';
import * as styles from './FurtherCasesPage.module.scss';

/** A study: three parts side by side, and the services used. */
const FurtherCaseArticle = ({ study }: { study: FurtherCase }) => (
  <article aria-labelledby={study.id}>
    <h2 id={study.id}>{study.title}</h2>
    <div className={styles.caseParts}>
      {(['situation', 'work', 'result'] as const).map((part) => (
        <div key={part}>
          <h3>{caseTexts.furtherParts[part]}</h3>
          <p>{study[part]}</p>
        </div>
      ))}
    </div>
    <p className={styles.caseServices}>
      {`${caseTexts.services}: `}
      {study.services.map((service) => (
        <PageLink key={service} page={service} />
      ))}
    </p>
  </article>
);

/** Two studies of work that the three other studies do not cover. */
export const FurtherCasesPage = ({ name, texts }: ViewProps<'furtherCases'>) => (
  <>
    <PageHero name={name} title={texts.h1} lead={texts.paragraphs.join(' ')} />
    {furtherCases.map((study, index) => (
      <Section key={study.id} tone={index % 2 === 0 ? 'plain' : 'tint'}>
        <FurtherCaseArticle study={study} />
      </Section>
    ))}
    <RelatedPages
      title={caseTexts.more}
      list={listChildPages('aboutCaseStudies').filter((other) => other !== name)}
    />
    <ReachUs callToAction="cases" />
  </>
);

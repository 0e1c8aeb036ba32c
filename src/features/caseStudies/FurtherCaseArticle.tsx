import { caseTexts } from '../../content/caseStudies/caseTexts.ts';
import type { FurtherCase } from '../../content/caseStudies/furtherCases.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import { SampleMark } from '../../ui/SampleMark.tsx';
import * as styles from './FurtherCaseArticle.module.scss';

/** A sample study: three parts side by side, and the services it draws on. */
export const FurtherCaseArticle = ({ study }: { study: FurtherCase }) => (
  <article aria-labelledby={study.id}>
    <h2 id={study.id}>{study.title}</h2>
    <p>
      <SampleMark>{caseTexts.sample}</SampleMark>
    </p>
    <div className={styles.caseParts}>
      {(['situation', 'work', 'result'] as const).map((part) => (
        <div key={part}>
          <h3>{caseTexts.sampleParts[part]}</h3>
          <p>{study[part]}</p>
        </div>
      ))}
    </div>
    <p className={styles.caseServices}>
      {caseTexts.services}:{' '}
      {study.services.map((service) => (
        <PageLink key={service} page={service} />
      ))}
    </p>
  </article>
);

import { caseTexts } from '../../content/caseStudies/caseTexts.ts';
import type { CaseStudy } from '../../content/caseStudies/caseStudy.ts';
import { PageLink } from '../../ui/PageLink.tsx';
import * as styles from './CaseFacts.module.scss';

/** The customer, and the services used in the study. */
export const CaseFacts = ({ study: { customer, services } }: { study: CaseStudy }) => (
  <dl className={styles.caseFacts}>
    <dt>{caseTexts.customer}</dt>
    <dd>{customer}</dd>
    <dt>{caseTexts.services}</dt>
    {services.map((service) => (
      <dd key={service}>
        <PageLink page={service} />
      </dd>
    ))}
  </dl>
);

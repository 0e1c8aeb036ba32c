import { caseTexts } from '../../content/caseStudies/caseTexts.ts';
import type { CaseStudy } from '../../content/caseStudies/caseStudy.ts';
import { PageLink } from '../../ui/PageLink.tsx';

/** Who the customer is, and which services stand behind the study. */
export const CaseFacts = ({ study: { customer, services } }: { study: CaseStudy }) => (
  <dl className="case-facts">
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

import { caseTexts } from '../../content/caseStudies/caseTexts.ts';
import type { CaseStudy } from '../../content/caseStudies/caseStudy.ts';
import { references } from '../../content/references.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageLink } from '../../ui/PageLink.tsx';
import { CaseFacts } from './CaseFacts.tsx';

/** A study's few facts, beside its text. */
export const CaseGlance = ({ study }: { study: CaseStudy }) => (
  <aside className="aside-panel" aria-labelledby="glance">
    <h2 id="glance">{caseTexts.glance}</h2>
    <CaseFacts study={study} />
    <PageLink className="arrow-link mt-3" page="ourCustomers" hash={references.id}>
      {references.ask} <Icon name="arrowRight" />
    </PageLink>
  </aside>
);

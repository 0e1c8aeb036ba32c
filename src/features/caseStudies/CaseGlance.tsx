import { caseTexts } from '../../content/caseStudies/caseTexts.ts';
import type { CaseStudy } from '../../content/caseStudies/caseStudy.ts';
import { CaseFacts } from './CaseFacts.tsx';

/** A study's few facts, beside its text. */
export const CaseGlance = ({ study }: { study: CaseStudy }) => (
  <aside className="aside-panel" aria-labelledby="glance">
    <h2 id="glance">{caseTexts.glance}</h2>
    <CaseFacts study={study} />
  </aside>
);

import type { CaseStudy, CaseStudyName } from './caseStudy.ts';
import { pharma } from './pharma.ts';
import { telco } from './telco.ts';
import { voting } from './voting.ts';

/** Tab 1 to 3 and their pages, in this order. */
export const caseStudies: Record<CaseStudyName, CaseStudy> = {
  caseStudyOne: voting,
  caseStudyTwo: telco,
  caseStudyThree: pharma,
};

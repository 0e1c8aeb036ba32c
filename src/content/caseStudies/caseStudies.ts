import type { CaseStudy, CaseStudyName } from './caseStudy.ts';
import { pharma } from './pharma.ts';
import { telco } from './telco.ts';
import { voting } from './voting.ts';

/** The case studies in the order of the tabs. */
export const caseStudies: Record<CaseStudyName, CaseStudy> = {
  caseStudyOne: voting,
  caseStudyTwo: telco,
  caseStudyThree: pharma,
};

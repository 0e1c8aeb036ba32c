import type { CaseStudyName } from './caseStudies/caseStudy.ts';

/** Pages that have a drawing beside their title, apart from the practices (scenes.ts). */
export type HeadSceneName =
  | 'careers'
  | CaseStudyName
  | 'aboutCaseStudies'
  | 'companyNews'
  | 'search'
  | 'ourServices'
  | 'howWeWork'
  | 'securityAndData'
  | 'sampleDocuments';

/** In the drawing's own units. */
export const HEAD_SCENE = { width: 480, height: 240 } as const;

/** Address of the drawing, in which it is the symbol `scene`; a practice's part of it is a symbol by its key. The build writes the file. */
export const headScenePath = (name: HeadSceneName): string => `/images/head-${name}.svg`;

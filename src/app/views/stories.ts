import type { CaseStudyName } from '../../content/caseStudies/caseStudy.ts';
import { headScenePath } from '../../content/headScenes.ts';
import { NewsPage } from '../../features/about/NewsPage.tsx';
import { TestimonialsPage } from '../../features/about/TestimonialsPage.tsx';
import { CaseStudiesPage } from '../../features/caseStudies/CaseStudiesPage.tsx';
import { CaseStudyPage } from '../../features/caseStudies/CaseStudyPage.tsx';
import { FurtherCasesPage } from '../../features/caseStudies/FurtherCasesPage.tsx';
import { caseStudiesSlice } from '../../store/caseStudiesSlice.ts';
import type { ViewsOf } from '../viewChunks.ts';
import { bringing } from './bringing.ts';

export const views: ViewsOf<'stories'> = {
  testimonials: { View: TestimonialsPage },
  news: { View: NewsPage },
  caseStudies: { View: CaseStudiesPage, prepare: bringing(caseStudiesSlice) },
  // Only the three studies are pages of this kind.
  caseStudy: { View: CaseStudyPage, drawings: (name) => [headScenePath(name as CaseStudyName)] },
  furtherCases: { View: FurtherCasesPage },
};

import { NewsPage } from '../../features/about/NewsPage.tsx';
import { TestimonialsPage } from '../../features/about/TestimonialsPage.tsx';
import { CaseStudiesPage } from '../../features/caseStudies/CaseStudiesPage.tsx';
import { CaseStudyPage } from '../../features/caseStudies/CaseStudyPage.tsx';
import { FurtherCasesPage } from '../../features/caseStudies/FurtherCasesPage.tsx';
import type { ViewsOf } from '../viewChunks.ts';
import { headDrawing } from './headDrawing.ts';

export const views: ViewsOf<'stories'> = {
  testimonials: { View: TestimonialsPage },
  news: { View: NewsPage, drawings: headDrawing },
  caseStudies: { View: CaseStudiesPage, drawings: headDrawing },
  caseStudy: { View: CaseStudyPage, drawings: headDrawing },
  furtherCases: { View: FurtherCasesPage },
};

import { NewsPage } from '../../features/about/NewsPage.tsx';
import { TestimonialsPage } from '../../features/about/TestimonialsPage.tsx';
import { CaseStudiesPage } from '../../features/caseStudies/CaseStudiesPage.tsx';
import { CaseStudyPage } from '../../features/caseStudies/CaseStudyPage.tsx';
import { FurtherCasesPage } from '../../features/caseStudies/FurtherCasesPage.tsx';
import { caseStudiesSlice } from '../../store/caseStudiesSlice.ts';
import type { ViewsOf } from '../viewChunks.ts';
import { bringing } from './bringing.ts';
import { headDrawing } from './headDrawing.ts';

export const views: ViewsOf<'stories'> = {
  testimonials: { View: TestimonialsPage },
  news: { View: NewsPage, drawings: headDrawing },
  caseStudies: { View: CaseStudiesPage, prepare: bringing(caseStudiesSlice), drawings: headDrawing },
  caseStudy: { View: CaseStudyPage, drawings: headDrawing },
  furtherCases: { View: FurtherCasesPage },
};

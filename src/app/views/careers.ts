import { CareersPage } from '../../features/careers/list/CareersPage.tsx';
import { askAheadForList } from '../../store/askAhead.ts';
import { prepareCareers } from '../../store/careersApi.ts';
import type { ViewsOf } from '../viewChunks.ts';

/** By itself: whoever reads the list needs no form. */
export const views: ViewsOf<'careers'> = {
  careers: { View: CareersPage, prepare: prepareCareers, askAhead: askAheadForList },
};

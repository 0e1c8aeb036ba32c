import { JobPage } from '../../features/careers/job/JobPage.tsx';
import { askAheadForOpening } from '../../store/askAhead.ts';
import { prepareCareers } from '../../store/careersApi.ts';
import type { ViewsOf } from '../viewChunks.ts';

export const views: ViewsOf<'job'> = {
  job: { View: JobPage, prepare: prepareCareers, askAhead: askAheadForOpening },
};

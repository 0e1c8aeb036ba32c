import { JobPage } from '../../features/careers/job/JobPage.tsx';
import { lateCareers } from '../../store/lateCareers.ts';
import type { ViewsOf } from '../viewChunks.ts';

export const views: ViewsOf<'job'> = {
  job: {
    View: JobPage,
    // Where the document has drawn the page, it comes later.
    prepare: (store, seed, ids) => lateCareers.ready()?.prepare(store, seed, ids),
    askAhead: async (store, ids) => (await lateCareers.load()).askAheadForOpening(store, ids),
  },
};

import { JobPage } from '../../features/careers/job/JobPage.tsx';
import { careersApi } from '../../store/careersApi.ts';
import { seedStore } from '../../store/seeds.ts';
import type { ViewsOf } from '../viewChunks.ts';

export const views: ViewsOf<'job'> = {
  job: {
    View: JobPage,
    prepare: seedStore,
    prefetch: ({ dispatch }, { jobId }) => {
      if (jobId !== undefined) dispatch(careersApi.util.prefetch('careerDetail', jobId, {}));
    },
  },
};

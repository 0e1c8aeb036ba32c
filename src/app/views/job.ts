import { loadApplicationForm } from '../../features/careers/application/loadApplicationForm.ts';
import { JobPage } from '../../features/careers/job/JobPage.tsx';
import { careersApi } from '../../store/careersApi.ts';
import { seedStore } from '../../store/seeds.ts';
import type { ViewsOf } from '../viewChunks.ts';

export const views: ViewsOf<'job'> = {
  job: {
    View: JobPage,
    prepare: seedStore,
    prefetch: ({ dispatch }, { jobId }) => {
      loadApplicationForm().catch(() => undefined);
      if (jobId !== undefined) dispatch(careersApi.util.prefetch('careerDetail', jobId, {}));
    },
  },
};

import { CareersPage } from '../../features/careers/list/CareersPage.tsx';
import { careersApi } from '../../store/careersApi.ts';
import { seedStore } from '../../store/seeds.ts';
import type { ViewsOf } from '../viewChunks.ts';
import { headDrawing } from './headDrawing.ts';

export const views: ViewsOf<'careers'> = {
  careers: {
    View: CareersPage,
    drawings: headDrawing,
    prepare: seedStore,
    prefetch: ({ dispatch }) => void dispatch(careersApi.util.prefetch('careerList', undefined, {})),
  },
};

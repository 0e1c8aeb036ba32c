import { CareersPage } from '../../features/careers/list/CareersPage.tsx';
import { lateCareers } from '../../store/lateCareers.ts';
import type { ViewsOf } from '../viewChunks.ts';
import { headDrawing } from './headDrawing.ts';

/** By itself: whoever reads the list needs no form. */
export const views: ViewsOf<'careers'> = {
  careers: {
    View: CareersPage,
    drawings: headDrawing,
    // Where the document has drawn the page, it comes later.
    prepare: (store, seed, ids) => lateCareers.ready()?.prepare(store, seed, ids),
    askAhead: async (store) => (await lateCareers.load()).askAheadForList(store),
  },
};

import { motifSprite } from '../../content/people/motifs.ts';
import { PeoplePage } from '../../features/about/PeoplePage.tsx';
import { peopleSlice } from '../../store/peopleSlice.ts';
import type { ViewsOf } from '../viewChunks.ts';
import { bringing } from './bringing.ts';
import { headDrawing } from './headDrawing.ts';

export const views: ViewsOf<'people'> = {
  people: {
    View: PeoplePage,
    prepare: bringing(peopleSlice),
    drawings: (name) => [...headDrawing(name), motifSprite],
  },
};

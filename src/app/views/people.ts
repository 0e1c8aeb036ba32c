import { motifSprite } from '../../content/people/motifs.ts';
import { PeoplePage } from '../../features/about/PeoplePage.tsx';
import type { ViewsOf } from '../viewChunks.ts';
import { headDrawing } from './headDrawing.ts';

export const views: ViewsOf<'people'> = {
  people: {
    View: PeoplePage,
    drawings: (name) => [...headDrawing(name), motifSprite],
  },
};

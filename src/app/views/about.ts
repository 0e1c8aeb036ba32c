import { AboutPage } from '../../features/about/AboutPage.tsx';
import { FootprintsPage } from '../../features/about/FootprintsPage.tsx';
import { LogosPage } from '../../features/about/LogosPage.tsx';
import type { ViewsOf } from '../viewChunks.ts';
import { headDrawing } from './headDrawing.ts';

export const views: ViewsOf<'about'> = {
  about: { View: AboutPage, drawings: headDrawing },
  footprints: { View: FootprintsPage },
  logos: { View: LogosPage, drawings: (name) => (name === 'ourCustomers' ? headDrawing(name) : []) },
};

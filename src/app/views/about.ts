import { AboutPage } from '../../features/about/AboutPage.tsx';
import { FootprintsPage } from '../../features/about/FootprintsPage.tsx';
import { LogosPage } from '../../features/about/LogosPage.tsx';
import type { ViewsOf } from '../viewChunks.ts';

export const views: ViewsOf<'about'> = {
  about: { View: AboutPage },
  footprints: { View: FootprintsPage },
  logos: { View: LogosPage },
};

import { slideSprite } from '../../content/slideMoments.ts';
import { HomePage } from '../../features/home/HomePage.tsx';
import type { ViewsOf } from '../viewChunks.ts';

export const views: ViewsOf<'home'> = {
  home: { View: HomePage, drawings: () => [slideSprite] },
};

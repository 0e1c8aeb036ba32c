import { slideSprite } from '../../content/slideMoments.ts';
import { HomePage } from '../../features/home/HomePage.tsx';
import { bannerSlice } from '../../store/bannerSlice.ts';
import type { ViewsOf } from '../viewChunks.ts';
import { bringing } from './bringing.ts';

export const views: ViewsOf<'home'> = {
  home: { View: HomePage, prepare: bringing(bannerSlice), drawings: () => [slideSprite] },
};

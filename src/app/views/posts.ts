import { CareerPostsPage } from '../../features/careers/list/CareerPostsPage.tsx';
import { careerPostsSlice } from '../../store/careerPostsSlice.ts';
import type { ViewsOf } from '../viewChunks.ts';
import { bringing } from './bringing.ts';

export const views: ViewsOf<'posts'> = {
  careerPosts: { View: CareerPostsPage, prepare: bringing(careerPostsSlice) },
};

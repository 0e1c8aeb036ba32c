import { CareerPostsPage } from '../../features/careers/list/CareerPostsPage.tsx';
import type { ViewsOf } from '../viewChunks.ts';

export const views: ViewsOf<'posts'> = {
  careerPosts: { View: CareerPostsPage },
};

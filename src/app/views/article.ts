import { ArticlePage } from '../../features/article/ArticlePage.tsx';
import { PlaceholderPage } from '../../features/article/PlaceholderPage.tsx';
import type { ViewsOf } from '../viewChunks.ts';

export const views: ViewsOf<'article'> = {
  placeholder: { View: PlaceholderPage },
  article: { View: ArticlePage },
};

import { SearchComponentPage } from '../../features/search/SearchComponentPage.tsx';
import type { ViewsOf } from '../viewChunks.ts';

export const views: ViewsOf<'search'> = {
  searchComponent: { View: SearchComponentPage },
};

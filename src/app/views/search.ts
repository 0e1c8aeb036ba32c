import { SearchComponentPage } from '../../features/search/SearchComponentPage.tsx';
import { keywordSlice } from '../../store/keywordSlice.ts';
import type { ViewsOf } from '../viewChunks.ts';
import { bringing } from './bringing.ts';

export const views: ViewsOf<'search'> = {
  searchComponent: { View: SearchComponentPage, prepare: bringing(keywordSlice) },
};

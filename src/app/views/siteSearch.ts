import { SearchPage } from '../../features/search/SearchPage.tsx';
import type { ViewsOf } from '../viewChunks.ts';
import { headDrawing } from './headDrawing.ts';

export const views: ViewsOf<'siteSearch'> = {
  search: { View: SearchPage, drawings: headDrawing },
};

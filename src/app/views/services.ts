import { pages, type Page } from '../../content/pages.ts';
import type { PageName } from '../../content/paths.ts';
import { scenePath } from '../../content/scenes.ts';
import { lineSprite } from '../../content/services/lineSigns.ts';
import { PracticePage } from '../../features/services/PracticePage.tsx';
import { ServicePage } from '../../features/services/ServicePage.tsx';
import { ServicesOverviewPage } from '../../features/services/ServicesOverviewPage.tsx';
import type { ViewsOf } from '../viewChunks.ts';
import { headDrawing } from './headDrawing.ts';

const scenesOf = (name: PageName): string[] => {
  const page: Page = pages[name];
  return 'practice' in page ? [scenePath(page.practice)] : [];
};

export const views: ViewsOf<'services'> = {
  practice: { View: PracticePage, drawings: (name) => [...scenesOf(name), lineSprite] },
  service: { View: ServicePage, drawings: () => [lineSprite] },
  servicesOverview: { View: ServicesOverviewPage, drawings: headDrawing },
};

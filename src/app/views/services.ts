import { PracticePage } from '../../features/services/PracticePage.tsx';
import { ServicePage } from '../../features/services/ServicePage.tsx';
import { ServicesOverviewPage } from '../../features/services/ServicesOverviewPage.tsx';
import type { ViewsOf } from '../viewChunks.ts';

export const views: ViewsOf<'services'> = {
  practice: { View: PracticePage },
  service: { View: ServicePage },
  servicesOverview: { View: ServicesOverviewPage },
};

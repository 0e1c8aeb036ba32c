import { AlertPage } from '../../features/careers/alerts/AlertPage.tsx';
import { AlertsPage } from '../../features/careers/alerts/AlertsPage.tsx';
import type { ViewsOf } from '../viewChunks.ts';

export const views: ViewsOf<'alerts'> = {
  alerts: { View: AlertsPage },
  alert: { View: AlertPage },
};

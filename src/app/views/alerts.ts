import { AlertPage, AlertsPage } from '../../features/careers/alerts/Alerts.tsx';
import type { ViewsOf } from '../viewChunks.ts';

export const views: ViewsOf<'alerts'> = {
  alerts: { View: AlertsPage },
  alert: { View: AlertPage },
};

import type { practices } from '../practices.ts';

/** Levels of responsibility, each including those before it. */
export const rungs = ['Watch', 'Tell', 'Fix', 'Change', 'Plan'] as const;

type Rung = (typeof rungs)[number];

/** What each managed service does at each level. The customer does the rest. */
export const serviceLadder: Record<(typeof practices)['managed']['services'][number], readonly Rung[]> = {
  networkOperationsCenter: ['Watch', 'Tell'],
  applicationMonitoring: ['Watch', 'Tell'],
  networkOperation: ['Watch', 'Tell', 'Fix'],
  avManagedServices: ['Watch', 'Tell', 'Fix'],
  managedNetwork: ['Watch', 'Tell', 'Fix', 'Change', 'Plan'],
  serviceDesk: ['Tell', 'Fix'],
  onSiteSupport: ['Tell', 'Fix'],
  assetDeployment: ['Change'],
};

import type { practices } from '../practices.ts';

/** How far a service may go, each rung further than the one before it. */
export const rungs = ['Watch', 'Tell', 'Fix', 'Change', 'Plan'] as const;

type Rung = (typeof rungs)[number];

/** What each managed service does itself, by depth; what a row lacks stays with the customer. */
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

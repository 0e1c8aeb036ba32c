import type { practices } from '../practices.ts';

/** What a managed service may do about an incident, from the least to the most. */
export const coverageLevels = ['Watch', 'Tell', 'Fix', 'Change', 'Plan'] as const;

type CoverageLevel = (typeof coverageLevels)[number];

/** The levels that each managed service covers. The customer does the rest. */
export const serviceCoverage: Record<
  (typeof practices)['managed']['services'][number],
  readonly CoverageLevel[]
> = {
  serviceDesk: ['Tell', 'Fix'],
  onSiteSupport: ['Tell', 'Fix'],
  networkOperation: ['Watch', 'Tell', 'Fix'],
  applicationMonitoring: ['Watch', 'Tell'],
  networkOperationsCenter: ['Watch', 'Tell'],
  avManagedServices: ['Watch', 'Tell', 'Fix'],
  managedNetwork: ['Watch', 'Tell', 'Fix', 'Change', 'Plan'],
  assetDeployment: ['Change'],
};

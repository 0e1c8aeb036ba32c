import type { practices } from '../practices.ts';

/** What a managed service may do about an incident, from the least to the most. */
export const coverageLevels = ['Watch', 'Tell', 'Fix', 'Change', 'Plan'] as const;

type CoverageLevel = (typeof coverageLevels)[number];

/** The levels that each managed service covers. The customer does the rest. */
export const serviceCoverage: Record<
  (typeof practices)['managed']['services'][number],
  readonly CoverageLevel[]
> = {
  networkOperationsCenter: ['Watch', 'Tell'],
  applicationMonitoring: ['Watch', 'Tell'],
  networkOperation: ['Watch', 'Tell', 'Fix'],
  avManagedServices: ['Watch', 'Tell', 'Fix'],
  managedNetwork: ['Watch', 'Tell', 'Fix', 'Change', 'Plan'],
  serviceDesk: ['Tell', 'Fix'],
  onSiteSupport: ['Tell', 'Fix'],
  assetDeployment: ['Change'],
};

import type { PracticeKey } from './practices.ts';
import type { ServiceName } from './serviceLines.ts';

/** How the price is calculated, and what raises or lowers it. No amounts, because none are specified. */
export const practicePrices: Record<PracticeKey, readonly [basis: string, factors: string]> = {
  engineering: ['By project or by month', 'Size of the change, and what has to keep running meanwhile'],
  managed: [
    'Monthly, per device, seat or site',
    'Hours, targets, and how far we go: watch, tell, fix, change or plan',
  ],
  audioVisual: ['By visit or by contract', 'Rooms, parts and distance'],
  network: ['By project, then by month', 'Sites, and the hours in which work is allowed'],
  staffing: ['By person and month, direct hire for a fee', 'Skills, length of stay, shifts'],
};

/** How a service is priced if only one of its practice's ways applies. */
export const servicePrices: Partial<Record<ServiceName, string>> = {
  networkAudit: 'By project',
  commissioning: 'By project',
  directHire: 'For a fee',
};

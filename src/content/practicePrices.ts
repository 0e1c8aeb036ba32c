import type { EvidencePart } from './evidencePart.ts';
import type { PracticeKey } from './practices.ts';
import type { ServiceName } from './serviceLines.ts';

/** How the price is calculated, and what raises or lowers it. */
export const practicePrices: Record<PracticeKey, readonly [basis: string, factors: string]> = {
  engineering: ['By project or by month', 'Size of the change, and what has to keep running meanwhile'],
  managed: [
    'Monthly, per device, seat or site',
    'Hours, targets, and how far we go: watch, tell, fix, change or plan',
  ],
  audioVisual: ['By visit or by contract', 'Rooms, parts and distance'],
  network: ['By project, then by month', 'Sites, and the hours in which work is allowed'],
  staffing: ['By person and month, direct hire for a fee', 'Skills, length of stay, hours'],
};

/** How a service is priced if only one of its practice's ways applies. */
export const servicePrices: Partial<Record<ServiceName, string>> = {
  networkAudit: 'By project',
  commissioning: 'By project',
  directHire: 'For a fee',
};

/** The only prices on the site. */
export const workedPrice: Omit<Extract<EvidencePart, { kind: 'table' }>, 'kind' | 'id'> = {
  title: 'A worked price',
  text: 'A company with three sites, 40 network devices and 200 people. It buys the service desk and has its network watched round the clock.',
  head: ['What is counted', 'Price'],
  rows: [
    ['200 people at £14 a month', '£2,800'],
    ['40 network devices at £11 a month', '£440'],
    ['3 sites at £150 a month', '£450'],
    ['Together, a month', '£3,690'],
    ['Survey, once', '£4,800'],
  ],
};

import type { EvidencePart } from './evidencePart.ts';
import type { PracticeKey } from './practices.ts';
import type { ServiceName } from './serviceLines.ts';

/** How the price is calculated, and what raises or lowers it. */
export const practicePrices: Record<PracticeKey, readonly [basis: string, factors: string]> = {
  engineering: ['By project or by month', 'Size of the change'],
  managed: ['Monthly, per device, seat or site', 'Hours, targets and depth'],
  audioVisual: ['By visit or by contract', 'Rooms, parts, distance'],
  network: ['By project, then by month', 'Sites, hours of work'],
  staffing: ['By person and month, direct hire for a fee', 'Skills, length of stay'],
};

/** How a service is priced if only one of its practice's ways applies. */
export const servicePrices: Partial<Record<ServiceName, string>> = {
  networkAudit: 'By project',
  sdWan: 'By project',
  networkDispatched: 'By project',
  commissioning: 'By project',
  directHire: 'For a fee',
  supplementalStaffing: 'By person and month',
  onsiteEmbedded: 'By person and month',
  professionalResources: 'By person and month',
};

/** The only prices on the site. */
export const workedPrice: Omit<Extract<EvidencePart, { kind: 'table' }>, 'kind' | 'id'> = {
  title: 'A worked price',
  text: 'Service desk, and a network watched round the clock, for three sites, 40 devices and 200 people.',
  head: ['What is counted', 'Price'],
  rows: [
    ['200 people at £14 a month', '£2,800'],
    ['40 devices at £11 a month', '£440'],
    ['3 sites at £150 a month', '£450'],
    ['Together, a month', '£3,690'],
    ['Survey, once', '£4,800'],
  ],
};

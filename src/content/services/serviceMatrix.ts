import type { practices } from '../practices.ts';

type StaffingService = (typeof practices)['staffing']['services'][number];

/** Who employs the person, by who directs the work. */
export const serviceMatrix: readonly {
  employer: string;
  youDirect: readonly StaffingService[];
  weDirect: readonly StaffingService[];
}[] = [
  { employer: 'You employ', youDirect: ['directHire'], weDirect: [] },
  {
    employer: 'We employ',
    youDirect: ['supplementalStaffing'],
    weDirect: ['onsiteEmbedded', 'professionalResources'],
  },
];

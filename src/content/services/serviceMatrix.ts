import type { practices } from '../practices.ts';

type StaffingService = (typeof practices)['staffing']['services'][number];

/** Who employs the person, by who directs the work. */
export const serviceMatrix: readonly {
  employs: string;
  youDirect: readonly StaffingService[];
  weDirect: readonly StaffingService[];
}[] = [
  { employs: 'You employ', youDirect: ['directHire'], weDirect: [] },
  {
    employs: 'We employ',
    youDirect: ['supplementalStaffing'],
    weDirect: ['onsiteEmbedded', 'professionalResources'],
  },
];

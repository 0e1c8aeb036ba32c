import type { ServiceName } from '../serviceLines.ts';

/** Compares the three services that watch a network. */
export const networkComparison = {
  id: 'network-services',
  title: 'Three network services, side by side',
  services: ['networkOperationsCenter', 'networkOperation', 'managedNetwork'],
  rows: [
    ['When an alarm goes off', 'We phone your engineer', 'We fix it, following the runbook', 'We fix it'],
    ['Our access', 'Read only', 'What the runbook needs', 'Administrator, alongside yours'],
    ['Changes and planning', 'Yours', 'Yours', 'Ours, with your approval'],
    [
      'Choose it when',
      'Your engineers want to fix it themselves',
      'Your engineers need to sleep',
      'You have no network engineer',
    ],
  ],
} as const satisfies {
  id: string;
  title: string;
  services: readonly ServiceName[];
  rows: readonly (readonly string[])[];
};

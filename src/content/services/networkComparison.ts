import type { ServiceName } from '../serviceLines.ts';

/** Compares the three services that watch a network. */
export const networkComparison = {
  id: 'network-services',
  title: 'Three network services, side by side',
  services: ['networkOperation', 'networkOperationsCenter', 'managedNetwork'],
  rows: [
    ['When an alarm goes off', 'We fix it, following the runbook', 'We call your engineer', 'We fix it'],
    ['Our access', 'What the runbook needs', 'Read only', 'Administrator, alongside yours'],
    ['Changes and planning', 'Yours', 'Yours', 'Ours, with your approval'],
    [
      'Choose it when',
      'Your engineers need to sleep',
      'Your engineers want to fix it themselves',
      'You have no network engineer',
    ],
  ],
} as const satisfies {
  id: string;
  title: string;
  services: readonly ServiceName[];
  rows: readonly (readonly string[])[];
};

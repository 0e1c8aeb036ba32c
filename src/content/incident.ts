import type { DiagramStep } from './caseStudies/caseStudy.ts';

/** Depending on the service, we fix an incident by the runbook, or the customer's staff do. */
export type FixedBy = 'us' | 'customer';

const fixed: Readonly<Record<FixedBy, string>> = {
  us: 'You approve step 4 of the runbook, and our operator moves the site to its spare line.',
  customer: 'Your engineer moves the site to its spare line.',
};

/** An example incident, marked as such, that follows the example service sheet (docs/requirements.md, SEE-5). */
export const incidentTexts = {
  title: 'An incident, minute by minute',
  mark: 'Example, not a promise',
  note: 'The same night in the handover note',
} as const;

/** The steps of the example. `by` is who fixes the incident. */
export const incidentSteps = (by: FixedBy): readonly DiagramStep[] => [
  { title: '02:04 Alarm', text: 'A site in Texas loses its line.' },
  { title: '02:07 Seen', text: 'The operator in Hyderabad opens the runbook.' },
  {
    title: '02:16 Told',
    text: 'Your contact gets a call with what is known, and waits for the carrier until 03:30.',
  },
  { title: '03:41 Fixed', text: fixed[by] },
  { title: 'Report', text: 'The next working day: cause, steps and what changes.' },
];

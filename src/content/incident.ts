import type { DiagramStep } from './caseStudies/caseStudy.ts';

/** Depending on the service, we fix an incident by the runbook, or the customer's staff do. */
export type FixedBy = 'us' | 'customer';

const fixTexts: Readonly<Record<FixedBy, string>> = {
  us: 'You approve step 4, and London moves the site to its spare line.',
  customer: 'Your engineer moves the site to its spare line.',
};

/** An example incident, marked as such, that follows the example service sheet (docs/requirements.md, SEE-5). */
export const incidentTexts = {
  title: 'An incident, minute by minute',
  exampleLabel: 'Example, not a promise',
  note: 'The same night in the handover note',
  scale:
    'To scale: 3 minutes until seen (white), 12 until you are told (amber), 97 until it is fixed. The upright line is the handover.',
} as const;

/** A moment of the incident: when, and what happens then. */
export interface IncidentMoment {
  at: string;
  name: string;
  text: string;
}

/** The moments of the example. `by` is who fixes the incident. */
export const incidentMoments = (by: FixedBy): readonly IncidentMoment[] => [
  { at: '02:04', name: 'Alarm', text: 'A site in Texas loses its line.' },
  { at: '02:07', name: 'Seen', text: 'The operator in Hyderabad opens the runbook.' },
  {
    at: '02:16',
    name: 'Told',
    text: 'Your contact gets a call, and waits for the carrier until 03:30.',
  },
  {
    at: '03:00',
    name: 'Handed over',
    text: 'London reads Hyderabad’s note back and takes over.',
  },
  { at: '03:41', name: 'Fixed', text: fixTexts[by] },
  { at: 'Next day', name: 'Report', text: 'On the next working day: cause, steps and what changes.' },
];

/** The same moments as steps along a line. */
export const incidentSteps = (by: FixedBy): readonly DiagramStep[] =>
  incidentMoments(by).map(({ at, name, text }) => ({ title: `${at} ${name}`, text }));

/** Minutes from the alarm until it is seen, the customer is told, the shift is handed over, and the line is fixed. */
export const incidentMinutes = [3, 12, 56, 97] as const;

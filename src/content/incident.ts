import { relay } from './handover.ts';

/** Texts of the example incident, which follows the example service sheet. */
export const incidentTexts = {
  id: 'incident',
  title: 'One alarm, minute by minute',
  intro: 'Nobody at the customer’s is woken. Times are those of Texas, on a night in winter.',
  note: 'The handover note of that night',
  scale:
    'To scale: 3 minutes until seen (white), 12 until your contact is told (amber), 97 until it is fixed. The upright line is the handover.',
} as const;

/** A moment of the incident: when, and what happens then. */
export interface IncidentMoment {
  at: string;
  name: string;
  text: string;
}

export const incidentMoments: readonly IncidentMoment[] = [
  { at: '02:04', name: 'Alarm', text: 'A site in Texas loses its line.' },
  { at: '02:07', name: 'Seen', text: `The operator in ${relay.from} opens the runbook.` },
  {
    at: '02:16',
    name: 'Told',
    text: 'Your contact gets a message, to read when they wake. The runbook says to wait for the carrier until 03:30.',
  },
  {
    at: '03:00',
    name: 'Handed over',
    text: `${relay.to} reads ${relay.from}’s note back and takes over.`,
  },
  {
    at: '03:41',
    name: 'Fixed',
    text: `${relay.to} moves the site to its spare line, as the runbook allows.`,
  },
  { at: 'Next day', name: 'Report', text: 'On the next working day: cause, steps and what changes.' },
];

/** Minutes from the alarm until it is seen, the customer is told, the shift is handed over, and the line is fixed. */
export const incidentMinutes = [3, 12, 56, 97] as const;

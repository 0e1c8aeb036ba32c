import type { DiagramStep } from './caseStudies/caseStudy.ts';
import { relay } from './handover.ts';
import { toCityName } from './officeNames.ts';
import { sortByShift } from './shifts.ts';
import { site, type Office } from './site.ts';

interface WorkPart {
  title: string;
  text?: string;
}

const formatHours = ({ clock, shift: [from, to] }: Office): string =>
  `${String(from).padStart(2, '0')}:00 to ${to}:00, ${clock}`;

/** The hours of each office. */
const rota = {
  head: ['Office', 'On shift'],
  rows: sortByShift(site.offices).map((office) => [toCityName(office), formatHours(office)] as const),
  note: 'The hours are the same all year, and nobody works at night.',
};

interface ShiftStep extends DiagramStep {
  time: string;
}

/** An example of a shift. Its hours are those of the office that hands over in the example. */
const shift: WorkPart & { steps: readonly ShiftStep[] } = {
  title: 'A shift, hour by hour',
  text: `For example in the operations centre in ${relay.from}, in winter.`,
  steps: [
    {
      time: '05:00',
      title: 'Handover',
      text: `${relay.before} reads you its note: what is open, and who owns it.`,
    },
    {
      time: '05:30',
      title: 'Alarms',
      text: 'You take what comes in, with the runbook beside you.',
    },
    { time: '09:30', title: 'Break', text: 'A colleague watches your screens.' },
    { time: '11:00', title: 'Training', text: 'Time for a course, or to improve a runbook.' },
    { time: '14:00', title: 'The note', text: 'You write down what is open.' },
    { time: '14:30', title: relay.to, text: `${relay.to} has read the note back to you. Then you go home.` },
  ],
};

const offer: WorkPart & { items: readonly string[] } = {
  title: 'What we offer',
  items: [
    `A rota published a month ahead, with early starts in ${site.leads.operations} paid extra`,
    'Hours for training that count as work',
    'Certification fees paid',
    'A laptop of your choice',
    'Private health cover where customary',
    'Pay stated in each opening where it is fixed',
  ],
};

/** Sections of the careers page: the rota, a shift and the terms. Facts of a company: docs/rebranding.md. */
export const workingHere = { rota, shift, offer } as const;

import { handover, relay } from '../handover.ts';
import type { SampleDocument } from './sampleDocument.ts';

/** Describes the same night as `content/incident.ts`, at the time of `content/handover.ts`. */
export const handoverNote: SampleDocument = {
  id: 'handover-note',
  title: 'The handover note',
  text: 'One office writes it and the next reads it back. It says what is open, what has been tried and who has it now, so that nobody asks you the same question twice.',
  services: ['networkOperation', 'managedNetwork'],
  facts: [
    ['Day', '6 February'],
    ...handover.map(({ city, time, activity }) => [city, `${time}, ${activity}`] as const),
    ['Read back', `By the shift lead in ${relay.to}, before ${relay.from} left`],
  ],
  blocks: [
    {
      kind: 'table',
      title: 'Open incidents',
      head: ['Incident', 'So far', 'Next step', 'Has it now'],
      rows: [
        [
          'Severity 1: a depot in Texas has no line',
          'Alarm 02:04 in Texas, seen 02:07, contact told by message 02:16. Steps 1 to 3 of the runbook done: the router is up, the line is dead, and the carrier confirms a fault and names no time.',
          'Wait for the carrier until 03:30. Then step 4, the move to the spare line, which the runbook allows.',
          relay.to,
        ],
        [
          'Severity 3: one scanner loses the wireless in hall 2',
          'Two days of logs collected. It happens at the east door only.',
          'Try a second scanner at that door, by day in Texas.',
          `${relay.to}, then ${relay.before}`,
        ],
      ],
    },
    {
      kind: 'list',
      title: 'Coming in this shift',
      items: [
        `From 11:00 in ${relay.to} the carrier works on the line of the north depot. One short alarm is expected. Treat a second one as an incident.`,
        'From 08:00 in Texas another contact is on the customer’s rota.',
        'No restarts in the east depot before Friday: they are counting stock.',
      ],
    },
  ],
};

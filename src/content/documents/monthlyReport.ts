import type { SampleDocument } from './sampleDocument.ts';

/** Its incident of 6 February is that of `content/incident.ts`. Its service levels are those of 'How we work'. */
export const monthlyReport: SampleDocument = {
  id: 'monthly-report',
  title: 'The monthly report',
  text: 'A target that was missed is on the same page as those that were met, with the reason and what we changed.',
  services: ['managedNetwork', 'networkOperation', 'serviceDesk'],
  facts: [
    ['Customer', 'A freight company with depots in Texas'],
    ['Service', 'Managed Network Infrastructure'],
    ['Month', 'February'],
    ['Written by', 'Service manager'],
  ],
  figures: [
    { value: '61', label: 'alarms, with 7 causes' },
    { value: '3\u00a0min', label: 'to see the worst one (target\u00a05)' },
    { value: '12\u00a0min', label: 'until you were told (target\u00a015)' },
    { value: '1', label: 'target missed, explained below', isMissed: true },
  ],
  blocks: [
    {
      kind: 'table',
      title: 'The slowest incident of each severity, against its target',
      head: ['Severity', 'Seen', 'You were told', 'Fixed'],
      rows: [
        [
          '1: a site is down (1\u00a0incident)',
          '3\u00a0min (target\u00a05)',
          '12\u00a0min (target\u00a015)',
          '1\u00a0hour 37\u00a0min',
        ],
        [
          '2: many users are held up (2\u00a0incidents)',
          '11\u00a0min (target\u00a015)',
          '34\u00a0min (target\u00a030): missed',
          '2\u00a0hours 40\u00a0min',
        ],
        [
          '3: one user is held up (4\u00a0incidents)',
          '2 working hours (target\u00a04)',
          'The same day',
          '3 working days',
        ],
        ['Request (6\u00a0incidents)', '1 working day (target\u00a02)', 'With the answer', '2 working days'],
      ],
    },
    {
      kind: 'table',
      title: 'What happened',
      head: ['Day, Texas time', 'Incident', 'Cause', 'What changes'],
      rows: [
        [
          '6\u00a0February, 02:04',
          'A depot lost its line. Back at 03:41 over the spare one.',
          'Roadworks cut a cable',
          'The spare line is tested every month',
        ],
        [
          '14\u00a0February, 10:20',
          'Wireless slow in two halls',
          'An update that one access point did not take',
          'Updates go to one hall first and to the rest a day later',
        ],
        [
          '21\u00a0February, 16:05',
          'Label printers unreachable, and you were told late',
          'Duplicate IP address, and an old number on our rota',
          'Phone number corrected, and tested next day',
        ],
      ],
    },
    {
      kind: 'table',
      title: 'Changes',
      head: ['Change', 'When', 'Result'],
      rows: [
        ['Switch firmware, two depots', '8\u00a0February, 22:00', 'Done'],
        [
          'A wireless rule for the scanners',
          '15\u00a0February, 21:30',
          'Rolled back as planned after twenty minutes. Second attempt: 7\u00a0March',
        ],
        ['North depot moved to its new line', '27\u00a0February, 20:00', 'Done'],
      ],
    },
    {
      kind: 'table',
      title: 'Open points',
      head: ['Point', 'Who', 'By'],
      rows: [
        ['Approve the second attempt with the scanners', 'You', '4\u00a0March'],
        ['Carrier’s report on the cut cable', 'Us', '8\u00a0March'],
        [
          'Support for three switches ends in June: replace or extend',
          'You, on our proposal',
          '29\u00a0March',
        ],
      ],
    },
    {
      kind: 'list',
      title: 'What we would do next',
      items: [
        'Test every spare line once a month. The one used on the sixth had not been tested since it was installed.',
        'Replace the access points of halls 1 and 2 together. They were installed together and are now failing one after another.',
        'Leave the wiring of the east depot alone this year. It is old, and it works.',
      ],
    },
  ],
};

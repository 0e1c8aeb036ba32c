import type { SampleDocument } from './sampleDocument.ts';

/** Its incident of 6 February is that of `content/incident.ts`. Its service levels are those of 'How we work'. */
export const monthlyReport: SampleDocument = {
  id: 'monthly-report',
  title: 'The monthly report',
  text: 'The contract says which reports you get, and when. A target that was missed is on the same page as those that were met, with the reason and what we changed.',
  services: ['managedNetwork', 'networkOperation', 'serviceDesk'],
  facts: [
    ['Customer', 'A freight company with depots in Texas'],
    ['Service', 'Managed Network Infrastructure'],
    ['Month', 'February 2024'],
    ['Alarms', '61, with 7 causes'],
    ['Written by', 'Service manager'],
  ],
  blocks: [
    {
      kind: 'table',
      title: 'Against the service levels',
      head: [
        'Severity',
        'Number',
        'Longest until seen',
        'Longest until you were told',
        'Longest until fixed',
      ],
      rows: [
        ['1: a site is down', '1', '3 minutes (target 5)', '12 minutes (target 15)', '1 hour 37 minutes'],
        [
          '2: many users are held up',
          '2',
          '11 minutes (target 15)',
          '34 minutes (target 30): missed',
          '2 hours 40 minutes',
        ],
        ['3: one user is held up', '4', '2 working hours (target 4)', 'The same day', '3 working days'],
        ['Request', '6', '1 working day (target 2)', 'With the answer', '2 working days'],
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
          'You now allow step 4, the move to a spare line, at any hour',
        ],
        [
          '14\u00a0February, 10:20',
          'Wireless slow in two halls',
          'An update that one access point did not take',
          'Updates go to one hall first and to the rest a day later',
        ],
        [
          '21\u00a0February, 16:05',
          'Label printers out of reach, and our call came late',
          'One address given twice, and an old number on our rota',
          'Number corrected, and tried with a call the next day',
        ],
      ],
    },
    {
      kind: 'table',
      title: 'Changes',
      head: ['Change', 'When', 'Result'],
      rows: [
        ['Firmware of the switches in two depots', '8\u00a0February, 22:00', 'Done'],
        [
          'A wireless rule for the scanners',
          '15\u00a0February, 21:30',
          'Undone as planned after twenty minutes. Second try: 7 March',
        ],
        ['North depot moved to its new line', '27\u00a0February, 20:00', 'Done'],
      ],
    },
    {
      kind: 'table',
      title: 'Open points',
      head: ['Point', 'Who', 'By'],
      rows: [
        ['Approve the second try with the scanners', 'You', '4\u00a0March'],
        ['The carrier’s account of the cut cable', 'We', '8\u00a0March'],
        [
          'Three switches lose their support in June: replace or extend',
          'You, on our proposal',
          '29\u00a0March',
        ],
      ],
    },
    {
      kind: 'list',
      title: 'What we would do next',
      items: [
        'Try every spare line once a month. The one that saved the night of the sixth had not been tried since it was installed.',
        'Replace the access points of halls 1 and 2 together. They were installed together and are now failing one after another.',
        'Leave the wiring of the east depot alone this year. It is old, and it works.',
      ],
    },
  ],
};

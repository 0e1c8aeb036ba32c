import type { SampleDocument } from './sampleDocument.ts';

export const leavingChecklist: SampleDocument = {
  id: 'leaving-checklist',
  title: 'The leaving checklist',
  text: 'Worth reading before you sign: what we give back, in which form and who signs for it.',
  services: ['managedServices'],
  facts: [
    ['Begins', 'On the day that either side gives notice'],
    ['Ends', 'On the last day of the contract'],
    ['Goes to', 'You, or your next supplier'],
  ],
  blocks: [
    {
      kind: 'table',
      title: 'Before the last day',
      head: ['What goes back', 'In which form', 'Signed for by'],
      rows: [
        ['Runbooks', 'Text that any editor opens, and the drawings', 'You'],
        ['Inventory', 'A table: device, serial number, place, end of its contract', 'You'],
        ['Configurations and diagrams', 'As the devices export them', 'You'],
        ['Ticket history', 'A table, with what was attached', 'You'],
        ['Open incidents', 'Explained in a call with whoever takes them over', 'Next supplier'],
      ],
    },
    {
      kind: 'table',
      title: 'On the last day, with both sides on the line',
      head: ['What ends', 'How', 'Signed for by'],
      rows: [
        ['Passwords and keys', 'Given back, and then changed by you', 'You'],
        ['Our people’s accounts', 'Closed one by one, from a list that stays with you', 'You and us'],
        ['Alarms and numbers that led to us', 'Redirected to you, each one tested', 'You and us'],
        ['Your data', 'Given back and deleted as the contract says, confirmed in writing', 'Us'],
      ],
    },
    {
      kind: 'list',
      title: 'Thirty days later',
      items: ['One more call: what is missing, and does anything still lead to us?'],
    },
  ],
};

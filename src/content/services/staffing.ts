import type { ServiceFacts } from './serviceFacts.ts';

export const directHire: ServiceFacts = {
  flow: {
    goesIn: [
      ['list', 'What to achieve in a year'],
      ['invoice', 'What you can pay'],
      ['people', 'All who look plausible'],
    ],
    work: 'An engineer of the same field sets and discusses an exercise',
    held: [
      ['report', 'Frank written assessments'],
      ['archive', 'A complete file'],
      ['person', 'A colleague on your payroll'],
    ],
  },
};

export const supplementalStaffing: ServiceFacts = {
  flow: {
    goesIn: [
      ['list', 'Skills, hours and place'],
      ['calendar', 'A peak with an end'],
      ['key', 'Your tools and access'],
    ],
    work: 'We propose people we have examined; you choose and direct',
    held: [
      ['person', 'A named person in your team'],
      ['invoice', 'One invoice, your timesheets'],
      ['report', 'A written handover'],
    ],
  },
};

export const onsiteEmbedded: ServiceFacts = {
  flow: {
    goesIn: [
      ['ticket', 'Tickets from your queue'],
      ['box', 'Deliveries and new starters'],
      ['room', 'Meeting rooms'],
    ],
    work: 'Our technician works at your site; we supervise and cover',
    held: [
      ['book', 'A site book that grows'],
      ['report', 'Reports, repeat faults named'],
      ['person', 'A face your people know'],
    ],
  },
};

export const professionalResources: ServiceFacts = {
  flow: {
    goesIn: [
      ['contract', 'A statement of work'],
      ['lens', 'The present state'],
      ['people', 'What your people know'],
    ],
    work: 'A specialist works in stages; a senior colleague reviews',
    held: [
      ['check', 'The result that was named'],
      ['fork', 'Decisions and their reasons'],
      ['archive', 'Papers that belong to you'],
    ],
  },
};

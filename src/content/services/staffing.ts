import type { ServiceFacts } from './serviceFacts.ts';

export const directHire: ServiceFacts = {
  flow: {
    inputs: [
      ['list', 'What to achieve in a year'],
      ['invoice', 'What you can pay'],
      ['people', 'All who look plausible'],
    ],
    work: 'An engineer of the same field sets and discusses an exercise',
    results: [
      ['report', 'Frank written assessments'],
      ['archive', 'A complete file'],
      ['person', 'A colleague on your payroll'],
    ],
  },
  included: [
    'Advertising under your name or ours',
    'A practical exercise, set by an engineer',
    'References taken with consent',
    'Help with the wording of the offer',
    'An answer to those not chosen',
  ],
  excluded: [
    'Contract, visa and payroll',
    'Legal advice on employment',
    'Background checks, unless lawful and agreed',
  ],
  next: {
    service: 'professionalResources',
    why: 'A specialist can take the first large task together with your new colleague.',
  },
};

export const supplementalStaffing: ServiceFacts = {
  flow: {
    inputs: [
      ['list', 'Skills, hours and place'],
      ['calendar', 'A peak with an end'],
      ['key', 'Your tools and access'],
    ],
    work: 'We propose people we have tested, and you choose and direct',
    results: [
      ['person', 'A named person in your team'],
      ['invoice', 'One invoice, your timesheets'],
      ['report', 'A written handover'],
    ],
  },
  included: [
    'People whom we have tested ourselves',
    'Accounts and equipment settled before the start',
    'Pay, leave and replacement',
    'A regular review with us',
  ],
  excluded: [
    'A promise about the project’s result',
    'Software licences and access',
    'Overtime, travel and on-call duty, unless agreed',
  ],
  next: {
    service: 'directHire',
    why: 'If the gap turns out to be permanent, we can fill the post.',
  },
};

export const onsiteEmbedded: ServiceFacts = {
  flow: {
    inputs: [
      ['ticket', 'Tickets from your queue'],
      ['box', 'Deliveries and new starters'],
      ['room', 'Meeting rooms'],
    ],
    work: 'Our technician works at your site, with our supervision and cover',
    results: [
      ['book', 'A site book'],
      ['report', 'Reports, repeat faults named'],
      ['person', 'A face your people know'],
    ],
  },
  included: [
    'A count of the work before we propose',
    'An overlap with your colleagues',
    'Supervision and training',
    'Cover for holidays and illness',
    'Meetings at which the duties can change',
  ],
  excluded: [
    'Office moves and large rollouts',
    'Cabling',
    'Other addresses',
    'Hours outside the agreed ones',
  ],
  next: {
    service: 'onSiteSupport',
    why: 'Faults that need another specialist go to level 2 as a ticket.',
  },
};

export const professionalResources: ServiceFacts = {
  flow: {
    inputs: [
      ['contract', 'A statement of work'],
      ['lens', 'The present state'],
      ['people', 'What your people know'],
    ],
    work: 'A specialist works in stages, reviewed by a senior colleague',
    results: [
      ['check', 'The result that was named'],
      ['fork', 'Decisions and their reasons'],
      ['archive', 'Papers that belong to you'],
    ],
  },
  included: [
    'A first meeting about the result',
    'Stages, and the right to stop after any',
    'A report as each stage closes',
    'A senior colleague’s review',
  ],
  excluded: [
    'Managing your staff',
    'Legal opinions and buying in your name',
    'Running the system afterwards',
  ],
  next: {
    service: 'supplementalStaffing',
    why: 'Once the plan exists, you may want more people to carry it out.',
  },
};

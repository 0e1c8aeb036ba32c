import type { ServiceFacts } from './serviceFacts.ts';

export const applicationDevelopment: ServiceFacts = {
  flow: {
    inputs: [
      ['people', 'Those who do the job'],
      ['form', 'The spreadsheet they use'],
      ['list', 'A wish list'],
    ],
    work: 'We build the top of the list and show it running',
    results: [
      ['code', 'Source code with its tests'],
      ['book', 'Guides for users and operators'],
      ['fork', 'Notes on each decision'],
    ],
  },
  included: [
    'Time with the people who do the job',
    'An estimate for each feature',
    'Tests, and a second engineer on every change',
    'Questions and corrections after go-live',
  ],
  excluded: [
    'Hosting, licences and app-store accounts',
    'A fixed price for a feature not yet described',
    'Cleaning up and moving old records',
  ],
  next: { service: 'devOps', why: 'Each new feature then reaches its users the day it is ready.' },
};

export const devOps: ServiceFacts = {
  flow: {
    inputs: [
      ['code', 'Finished code'],
      ['list', 'A manual checklist'],
      ['clock', 'A wait for each release'],
    ],
    work: 'We build one pipeline to production, with a tested way back',
    results: [
      ['pipeline', 'A working pipeline'],
      ['archive', 'Files that rebuild environments'],
      ['book', 'Runbook for release and rollback'],
    ],
  },
  included: [
    'One change followed all the way to production',
    'Build and tests in a pipeline',
    'Environments described in files',
    'Releases made by your developers while we watch',
  ],
  excluded: ['Product features', 'Cloud charges and tool licences', 'On-call duty'],
  next: {
    service: 'applicationMonitoring',
    why: 'When releases come often, you want to hear within minutes what each one did to users.',
  },
};

export const cloudInfrastructure: ServiceFacts = {
  flow: {
    inputs: [
      ['rack', 'A server room with an end date'],
      ['invoice', 'A cloud bill that grows'],
      ['list', 'All that runs today'],
    ],
    work: 'We prepare the accounts, then move workloads in rehearsed groups',
    results: [
      ['cloud', 'An environment written as code'],
      ['tag', 'An owner on every resource'],
      ['archive', 'A backup restored as a trial'],
    ],
  },
  included: [
    'A list of what runs and who would miss it',
    'Accounts, networks, access rights and backups',
    'A rehearsal of each move',
    'Drawings of what talks to what',
  ],
  excluded: [
    'Rewriting applications for the cloud',
    'Converting data to another form',
    'Office networks and laptops',
  ],
  next: {
    service: 'cyberSecurity',
    why: 'New accounts are the best moment to ask who can reach what, and to close the rest.',
  },
};

export const dataManagement: ServiceFacts = {
  flow: {
    inputs: [
      ['database', 'The old database'],
      ['form', 'Duplicates and odd dates'],
      ['people', 'Those who own the data'],
    ],
    work: 'We rehearse on copies until both sides agree, then move',
    results: [
      ['database', 'Data in its new home'],
      ['report', 'Reconciliation report'],
      ['book', 'Field catalogue and scripts'],
    ],
  },
  included: [
    'A profile of what the source really holds',
    'Rules agreed field by field',
    'Rehearsals on a copy, as many as it takes',
    'The move itself, with a way to call it off',
  ],
  excluded: [
    'Deciding how long a record must be kept',
    'Typing in paper files',
    'Configuring the new system beyond what receives data',
  ],
  next: {
    service: 'applicationDevelopment',
    why: 'Once the records are clean, the screens that let the errors in can be rebuilt.',
  },
};

export const cyberSecurity: ServiceFacts = {
  flow: {
    inputs: [
      ['list', 'A customer’s questionnaire'],
      ['key', 'Accounts and access rights'],
      ['archive', 'Backups never restored'],
    ],
    work: 'We rank the weak spots and close the worst with your team',
    results: [
      ['list', 'Register of findings'],
      ['book', 'Short incident plan'],
      ['check', 'Proof of a restored backup'],
    ],
  },
  included: [
    'An inventory of systems and accounts',
    'Scans, settings read, people asked',
    'The worst findings closed with your administrators',
    'An incident rehearsed',
  ],
  excluded: [
    'Certificates and legal opinions',
    'The penetration test itself',
    'Round-the-clock watching for attacks',
  ],
  next: {
    service: 'maintenanceSupport',
    why: 'Missing updates come back every month, and someone has to go on installing them.',
  },
};

export const architectureDesign: ServiceFacts = {
  flow: {
    inputs: [
      ['list', 'What the system must do'],
      ['pipeline', 'What it connects to'],
      ['shield', 'What must never happen'],
    ],
    work: 'We compare designs and prove the one you choose',
    results: [
      ['plan', 'Drawings to build from'],
      ['fork', 'A short paper for each decision'],
      ['chart', 'Estimate of running costs'],
    ],
  },
  included: [
    'Several designs, with their weaknesses named',
    'A record of your choice and its reason',
    'A first environment',
    'One real transaction from end to end',
  ],
  excluded: [
    'Building the rest of the system',
    'Hardware and licences',
    'Designs to justify a product already chosen',
  ],
  next: {
    service: 'cloudInfrastructure',
    why: 'It builds everything the drawings call for and moves you in.',
  },
};

export const maintenanceSupport: ServiceFacts = {
  flow: {
    inputs: [
      ['code', 'Code whose authors have gone'],
      ['bell', 'Faults, by priority'],
      ['shield', 'Security updates'],
    ],
    work: 'We read the code, put tests round it and keep it running',
    results: [
      ['code', 'Current code and documents'],
      ['report', 'Monthly report'],
      ['check', 'Tests of what matters most'],
    ],
  },
  included: [
    'Fault repair by priority',
    'Security updates as they appear',
    'Small improvements that you choose',
    'A build that works on a clean machine',
  ],
  excluded: [
    'Large new features',
    'Fixing a product licensed from someone else',
    'Teaching staff to use the application',
  ],
  next: {
    service: 'serviceDesk',
    why: 'Users who ask how the application works find their answers at one desk.',
  },
};

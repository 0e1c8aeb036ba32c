import type { ServiceFacts } from './serviceFacts.ts';

export const applicationDevelopment: ServiceFacts = {
  flow: {
    goesIn: [
      ['people', 'Those who do the job'],
      ['form', 'The spreadsheet they use'],
      ['list', 'A list of wishes'],
    ],
    work: 'We build the top of the list and show it running',
    held: [
      ['code', 'Source code with its tests'],
      ['book', 'Guides for users and operators'],
      ['fork', 'Notes on each decision'],
    ],
  },
};

export const devOps: ServiceFacts = {
  flow: {
    goesIn: [
      ['code', 'Finished code'],
      ['list', 'A manual checklist'],
      ['clock', 'A release night'],
    ],
    work: 'We build one road to production, with a tested way back',
    held: [
      ['pipeline', 'A working pipeline'],
      ['archive', 'Files that rebuild environments'],
      ['book', 'Runbook for release and rollback'],
    ],
  },
};

export const cloudInfrastructure: ServiceFacts = {
  flow: {
    goesIn: [
      ['rack', 'A server room with an end date'],
      ['invoice', 'A cloud bill that grows'],
      ['list', 'All that runs today'],
    ],
    work: 'We prepare the accounts, then move workloads in rehearsed groups',
    held: [
      ['cloud', 'An environment written as code'],
      ['tag', 'An owner on every resource'],
      ['archive', 'A backup restored as a trial'],
    ],
  },
};

export const dataManagement: ServiceFacts = {
  flow: {
    goesIn: [
      ['database', 'The old database'],
      ['form', 'Duplicates and odd dates'],
      ['people', 'Those who own the data'],
    ],
    work: 'We rehearse on copies until both sides agree, then move',
    held: [
      ['database', 'Data in its new home'],
      ['report', 'Reconciliation report'],
      ['book', 'Field catalogue and scripts'],
    ],
  },
};

export const cyberSecurity: ServiceFacts = {
  flow: {
    goesIn: [
      ['list', 'A customer’s questionnaire'],
      ['key', 'Accounts and access rights'],
      ['archive', 'Backups never restored'],
    ],
    work: 'We rank the weak spots and close the worst with your team',
    held: [
      ['list', 'Register of findings'],
      ['book', 'Incident plan, short enough'],
      ['check', 'Proof of a restored backup'],
    ],
  },
};

export const architectureDesign: ServiceFacts = {
  flow: {
    goesIn: [
      ['list', 'What the system must do'],
      ['pipeline', 'What it connects to'],
      ['shield', 'What must never happen'],
    ],
    work: 'We compare designs and prove the one you choose',
    held: [
      ['plan', 'Drawings to build from'],
      ['fork', 'A short paper for each decision'],
      ['chart', 'Estimate of running costs'],
    ],
  },
};

export const maintenanceSupport: ServiceFacts = {
  flow: {
    goesIn: [
      ['code', 'Code whose authors have gone'],
      ['bell', 'Faults, by priority'],
      ['shield', 'Security updates'],
    ],
    work: 'We read the code, put tests round it and keep it running',
    held: [
      ['code', 'Current code and documents'],
      ['report', 'Monthly report'],
      ['check', 'Tests of what matters most'],
    ],
  },
};

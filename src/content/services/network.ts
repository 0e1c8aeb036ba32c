import type { ServiceFacts } from './serviceFacts.ts';

export const networkAudit: ServiceFacts = {
  flow: {
    inputs: [
      ['router', 'Devices and configurations'],
      ['rack', 'Open cabinets'],
      ['plan', 'The documents you have'],
    ],
    work: 'We read, look and compare, and change nothing',
    results: [
      ['list', 'Inventory, findings by risk'],
      ['plan', 'Diagrams of what is there'],
      ['database', 'Raw data in open formats'],
    ],
  },
  included: [
    'Read-only collection in quiet hours',
    'A visit where tools cannot see',
    'Wireless coverage, where it matters',
    'Findings discussed before the report is final',
  ],
  excluded: [
    'Altering any setting',
    'A penetration test or a certificate',
    'Servers and applications, except where they touch the network',
  ],
  next: {
    service: 'cyberSecurity',
    why: 'Findings on accounts and backups reach beyond the network.',
  },
};

export const sdWan: ServiceFacts = {
  flow: {
    inputs: [
      ['list', 'What must never stutter'],
      ['cable', 'Private line and broadband'],
      ['box', 'Devices still in boxes'],
    ],
    work: 'We write the rules in words, prove them at one site, roll out',
    results: [
      ['book', 'Policies and a runbook'],
      ['paths', 'Diagram of paths by site'],
      ['check', 'Record of the tests'],
    ],
  },
  included: [
    'Policies in words before configuration',
    'A test group and a pilot site',
    'A rollout in waves, each with a way back',
    'The main link pulled out on purpose',
  ],
  excluded: ['Line contracts with carriers', 'Licences and devices', 'The field visit to a branch'],
  next: {
    service: 'networkDispatched',
    why: 'An engineer puts the device into the rack of a branch far away.',
  },
};

export const networkDispatched: ServiceFacts = {
  flow: {
    inputs: [
      ['ticket', 'A task as a ticket'],
      ['building', 'Address and contact'],
      ['book', 'The method you approved'],
    ],
    work: 'An engineer joins your call and works as your hands',
    results: [
      ['list', 'Cables moved, by port'],
      ['tag', 'Serial numbers, old and new'],
      ['photo', 'Pictures of the cabinet'],
    ],
  },
  included: [
    'An engineer who knows the equipment',
    'Access arranged and time confirmed',
    'Mount, patch, swap, trace, console',
    'Waiting until your team confirms',
    'Faulty parts packed for return',
  ],
  excluded: ['Choosing hardware', 'Configurations from scratch', 'Taking over a site'],
  next: {
    service: 'networkInstallations',
    why: 'What was swapped in a hurry can be fitted properly and maintained.',
  },
};

export const commissioning: ServiceFacts = {
  flow: {
    inputs: [
      ['calendar', 'A date that is fixed'],
      ['building', 'A site to open or close'],
      ['rack', 'Equipment, in or out'],
    ],
    work: 'We plan backwards from your date and work through the list',
    results: [
      ['contract', 'Acceptance or wiping record'],
      ['photo', 'Cabinets in pictures'],
      ['list', 'Every item and where it went'],
    ],
  },
  included: [
    'A run sheet with an owner for every line',
    'Power, cooling and circuits checked',
    'Equipment mounted, configured and tested',
    'A last backup before anything is switched off',
    'Removing, wiping and packing',
  ],
  excluded: ['Ordering circuits', 'Recycling and resale', 'Furniture, door locks and walls'],
  next: {
    service: 'assetDeployment',
    why: 'The people who move in need laptops as well as a network.',
  },
};

export const networkInstallations: ServiceFacts = {
  flow: {
    inputs: [
      ['box', 'Switches in their boxes'],
      ['router', 'Old units in a tangle'],
      ['clock', 'Hours agreed with you'],
    ],
    work: 'We stage, fit and test, then come back on agreed dates',
    results: [
      ['plan', 'New diagrams and port list'],
      ['archive', 'Backup of each configuration'],
      ['report', 'Report of each visit'],
    ],
  },
  included: [
    'A check of the cabinet',
    'Devices prepared before they are fitted',
    'The old unit at hand until you accept the new',
    'Visits to clean, check, update and tidy',
  ],
  excluded: [
    'Watching the network between visits',
    'Emergency calls and users’ questions',
    'Cable in walls and ceilings',
  ],
  next: {
    service: 'networkOperationsCenter',
    why: 'Between the visits, operators can watch what was fitted.',
  },
};

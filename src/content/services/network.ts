import type { ServiceFacts } from './serviceFacts.ts';

export const networkAudit: ServiceFacts = {
  flow: {
    goesIn: [
      ['router', 'Devices and configurations'],
      ['rack', 'Cabinets, opened'],
      ['plan', 'The documents you have'],
    ],
    work: 'We read, look and compare, and change nothing',
    held: [
      ['list', 'Inventory, findings by risk'],
      ['plan', 'Diagrams of what is there'],
      ['database', 'Raw data in open formats'],
    ],
  },
};

export const sdWan: ServiceFacts = {
  flow: {
    goesIn: [
      ['list', 'What must never stutter'],
      ['cable', 'Private line and broadband'],
      ['box', 'Boxes on a shelf'],
    ],
    work: 'We write the rules in words, prove them at one site, roll out',
    held: [
      ['book', 'Policies and a runbook'],
      ['paths', 'Diagram of paths by site'],
      ['check', 'Record of the tests'],
    ],
  },
};

export const networkDispatched: ServiceFacts = {
  flow: {
    goesIn: [
      ['ticket', 'A task as a ticket'],
      ['building', 'Address and contact'],
      ['book', 'The method you approved'],
    ],
    work: 'An engineer joins your call and works as your hands',
    held: [
      ['list', 'Cables moved, by port'],
      ['tag', 'Serial numbers, old and new'],
      ['photo', 'Pictures of the cabinet'],
    ],
  },
};

export const commissioning: ServiceFacts = {
  flow: {
    goesIn: [
      ['calendar', 'A date that is fixed'],
      ['building', 'A site to open or close'],
      ['rack', 'Equipment, in or out'],
    ],
    work: 'We write the run sheet backwards from your date and work it off',
    held: [
      ['contract', 'Acceptance or wiping record'],
      ['photo', 'Cabinets in pictures'],
      ['list', 'Every item and where it went'],
    ],
  },
};

export const networkInstallations: ServiceFacts = {
  flow: {
    goesIn: [
      ['box', 'Switches in their boxes'],
      ['router', 'Old units in a tangle'],
      ['clock', 'Hours agreed with you'],
    ],
    work: 'We stage, fit and test, then come back on agreed dates',
    held: [
      ['plan', 'New diagrams and port list'],
      ['archive', 'Backup of each configuration'],
      ['report', 'Report of each visit'],
    ],
  },
};

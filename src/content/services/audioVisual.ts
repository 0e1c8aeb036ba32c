import type { ServiceFacts } from './serviceFacts.ts';

export const refreshUpgrade: ServiceFacts = {
  flow: {
    goesIn: [
      ['screen', 'Equipment of every age'],
      ['people', 'What its users say'],
      ['calendar', 'A budget date'],
    ],
    work: 'We sort it into keep, repair and replace, then fit and test',
    held: [
      ['list', 'Inventory of every room'],
      ['plan', 'Wiring drawings'],
      ['check', 'Signed test sheet'],
    ],
  },
};

export const whiteGlove: ServiceFacts = {
  flow: {
    goesIn: [
      ['calendar', 'Date and running order'],
      ['room', 'The room'],
      ['people', 'Guests, some on video'],
    ],
    work: 'A technician rehearses, runs the meeting and stays to the end',
    held: [
      ['camera', 'Recording, if you asked'],
      ['report', 'Note of what went wrong'],
      ['list', 'Settings sheet to repeat it'],
    ],
  },
};

export const dataCabling: ServiceFacts = {
  flow: {
    goesIn: [
      ['plan', 'Plans that no longer match'],
      ['tag', 'Sockets without a label'],
      ['screen', 'New desks and screens'],
    ],
    work: 'We trace, pull, label and test every link',
    held: [
      ['check', 'Test result for every cable'],
      ['plan', 'Plans with socket numbers'],
      ['rack', 'Cabinet layout'],
    ],
  },
};

export const preventativeMaintenance: ServiceFacts = {
  flow: {
    goesIn: [
      ['room', 'Rooms that work today'],
      ['calendar', 'A calendar of visits'],
      ['sound', 'A crackle not yet reported'],
    ],
    work: 'We clean, check, adjust and make a test call',
    held: [
      ['report', 'Report by room'],
      ['photo', 'Larger faults, photographed'],
      ['invoice', 'What will need money'],
    ],
  },
};

export const avDispatched: ServiceFacts = {
  flow: {
    goesIn: [
      ['screen', 'A dark screen'],
      ['photo', 'A picture of the fault'],
      ['pin', 'Site and contact'],
    ],
    work: 'A technician comes with parts, finds the cause and cures it',
    held: [
      ['contract', 'Signed job sheet'],
      ['photo', 'Pictures before and after'],
      ['tag', 'Serial numbers in and out'],
    ],
  },
};

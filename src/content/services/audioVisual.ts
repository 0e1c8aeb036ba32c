import type { ServiceFacts } from './serviceFacts.ts';

export const refreshUpgrade: ServiceFacts = {
  flow: {
    inputs: [
      ['screen', 'Equipment of every age'],
      ['people', 'What its users say'],
      ['calendar', 'A budget date'],
    ],
    work: 'We sort it into keep, repair and replace, then fit and test',
    results: [
      ['list', 'Inventory of every room'],
      ['plan', 'Wiring drawings'],
      ['check', 'Signed test sheet'],
    ],
  },
  included: [
    'A visit to each room',
    'A list to approve before anything is bought',
    'Fitting outside your busy hours',
    'A test with a real call',
    'A printed page that stays in the room',
  ],
  excluded: [
    'Moving walls or adding mains sockets',
    'Equipment you buy through your own supplier',
    'Disposal, if you strike it out',
  ],
  next: {
    service: 'whiteGlove',
    why: 'For the first large meeting in a new room, a technician can be there.',
  },
};

export const whiteGlove: ServiceFacts = {
  flow: {
    inputs: [
      ['calendar', 'Date and running order'],
      ['room', 'The room'],
      ['people', 'Guests, some on video'],
    ],
    work: 'A technician rehearses, runs the meeting and stays to the end',
    results: [
      ['camera', 'Recording, if you asked'],
      ['report', 'Note of what went wrong'],
      ['list', 'Settings sheet to repeat it'],
    ],
  },
  included: [
    'A rehearsal with every microphone and speaker',
    'A technician there before the doors open',
    'Watch over sound and waiting room',
    'Spares on the trolley',
  ],
  excluded: ['Catering, staging and interpreters', 'Stage lighting', 'Writing or editing presentations'],
  next: {
    service: 'avManagedServices',
    why: 'Ordinary meetings need no technician where the room is tested every morning.',
  },
};

export const dataCabling: ServiceFacts = {
  flow: {
    inputs: [
      ['plan', 'Plans that no longer match'],
      ['tag', 'Sockets without a label'],
      ['screen', 'New desks and screens'],
    ],
    work: 'We trace, pull, label and test every link',
    results: [
      ['check', 'Test result for every cable'],
      ['plan', 'Plans with socket numbers'],
      ['rack', 'Cabinet layout'],
    ],
  },
  included: [
    'A walk round with your plans',
    'Routes agreed with the building manager',
    'Copper and fibre, pulled and terminated',
    'Dressed cabinets',
    'Any link that fails its test, done again',
  ],
  excluded: [
    'Mains electricity',
    'Drilling through structure',
    'Asbestos surveys',
    'Setting up switches and access points',
  ],
  next: {
    service: 'refreshUpgrade',
    why: 'With good cable in the wall, screens and cameras can be replaced room by room.',
  },
};

export const preventativeMaintenance: ServiceFacts = {
  flow: {
    inputs: [
      ['room', 'Rooms that work today'],
      ['calendar', 'A calendar of visits'],
      ['sound', 'A crackle not yet reported'],
    ],
    work: 'We clean, check, adjust and make a test call',
    results: [
      ['report', 'Report by room'],
      ['photo', 'Larger faults, photographed'],
      ['invoice', 'What will need money'],
    ],
  },
  included: [
    'Visits on the dates agreed',
    'Firmware that you have approved',
    'Every input and output tried',
    'Small faults fixed on the spot',
    'Consumables',
  ],
  excluded: ['Breakdowns between visits', 'Parts other than consumables', 'Firmware without your approval'],
  next: {
    service: 'avDispatched',
    why: 'For a breakdown between two visits, a technician can be called out.',
  },
};

export const avDispatched: ServiceFacts = {
  flow: {
    inputs: [
      ['screen', 'A dark screen'],
      ['photo', 'A picture of the fault'],
      ['pin', 'Site and contact'],
    ],
    work: 'A technician comes with parts, finds the cause and fixes it',
    results: [
      ['contract', 'Signed job sheet'],
      ['photo', 'Pictures before and after'],
      ['tag', 'Serial numbers in and out'],
    ],
  },
  included: [
    'Name, time and parts confirmed beforehand',
    'The reported fault and what lies directly behind it',
    'A test while someone from your side looks on',
    'A call before the job grows',
  ],
  excluded: [
    'Redesigning the room',
    'Training its users',
    'A fault in the room next door',
    'Opening a warranty claim',
  ],
  next: {
    service: 'preventativeMaintenance',
    why: 'A second call-out to the same room suggests that it needs a planned visit.',
  },
};

import type { ServiceFacts } from './serviceFacts.ts';

export const serviceDesk: ServiceFacts = {
  flow: {
    inputs: [
      ['phone', 'Phone call'],
      ['mail', 'Email'],
      ['form', 'Web form'],
    ],
    work: 'Every contact gets a ticket, and we see it through',
    results: [
      ['ticket', 'Ticket history'],
      ['book', 'Knowledge base'],
      ['chart', 'Monthly report'],
    ],
  },
  included: [
    'A staffed contact, day and night',
    'Answers written down before the first call',
    'A ticket for every contact',
    'Tickets passed to the right team, and chased',
  ],
  excluded: ['Visits to the building', 'Changes to your applications', 'New hardware', 'Training courses'],
  next: {
    service: 'assetDeployment',
    why: 'With it, new joiners also find a working laptop waiting.',
  },
};

export const onSiteSupport: ServiceFacts = {
  flow: {
    inputs: [
      ['ticket', 'A ticket with its history'],
      ['laptop', 'The device at fault'],
      ['key', 'A remote connection'],
    ],
    work: 'We reproduce the fault, find its cause and try out the repair',
    results: [
      ['report', 'The cause, in writing'],
      ['book', 'A note for your first line'],
      ['list', 'Root causes with proposals'],
    ],
  },
  included: [
    'Remote diagnosis',
    'A visit where hands are needed',
    'The report to a manufacturer or carrier',
    'A trial of the repair with the user',
  ],
  excluded: [
    'First calls from users',
    'Design of servers and networks',
    'Spare parts and replacement devices',
  ],
  next: {
    service: 'serviceDesk',
    why: 'A desk that takes the first call passes on tickets with the facts collected.',
  },
};

export const networkOperation: ServiceFacts = {
  flow: {
    inputs: [
      ['bell', 'An alarm at any hour'],
      ['book', 'Your runbook'],
      ['key', 'Access to your devices'],
    ],
    work: 'Operators check, log in and fix, following the runbook',
    results: [
      ['report', 'Record of each incident'],
      ['book', 'A runbook you can change'],
      ['chart', 'Monthly review of alarms'],
    ],
  },
  included: [
    'Alarms taken at any hour',
    'Every fix that the runbook allows',
    'A message to your contact, or a call where you asked for calls',
    'Open incidents passed from shift to shift',
  ],
  excluded: [
    'Upgrades and planned changes',
    'New sites',
    'Devices out of remote reach',
    'Contracts with carriers',
  ],
  next: {
    service: 'managedNetwork',
    why: 'Changes and replacements can be handed over too.',
  },
};

export const applicationMonitoring: ServiceFacts = {
  flow: {
    inputs: [
      ['person', 'Sign in, search, pay'],
      ['clock', 'Response times'],
      ['list', 'Errors, queues and logs'],
    ],
    work: 'We try each journey from outside and sort trouble from noise',
    results: [
      ['chart', 'Dashboards by journey'],
      ['phone', 'A call with a first diagnosis'],
      ['report', 'Timeline for the review'],
    ],
  },
  included: [
    'Journeys tried at regular intervals',
    'Figures from the parts behind them',
    'Thresholds from your ordinary weeks',
    'A person who looks before anyone is called',
  ],
  excluded: ['Code changes', 'Database tuning', 'Extra capacity'],
  next: {
    service: 'cloudInfrastructure',
    why: 'If the record shows a lack of capacity, the platform needs work.',
  },
};

export const networkOperationsCenter: ServiceFacts = {
  flow: {
    inputs: [
      ['router', 'Routers, switches, firewalls'],
      ['paths', 'Wireless and lines'],
      ['key', 'Read-only access'],
    ],
    work: 'Operators watch in shifts and call the person on your rota',
    results: [
      ['list', 'Short list of real events'],
      ['plan', 'Map of what is watched'],
      ['chart', 'Availability by carrier'],
    ],
  },
  included: [
    'Monitoring connected to your devices',
    'Alarms grouped by their cause',
    'Tickets opened in your system',
    'Calls along the rota until one is answered',
  ],
  excluded: [
    'Changes on your devices',
    'Repairs, and complaints to carriers',
    'Visits to site',
    'Applications and meeting rooms',
  ],
  next: {
    service: 'networkDispatched',
    why: 'Some alarms need hands at a cabinet far from your engineers.',
  },
};

export const avManagedServices: ServiceFacts = {
  flow: {
    inputs: [
      ['room', 'Your meeting rooms'],
      ['camera', 'Their cameras and displays'],
      ['phone', 'A call from the room'],
    ],
    work: 'We test each connected room before the working day',
    results: [
      ['list', 'Register of rooms'],
      ['report', 'Every fault and its cure'],
      ['chart', 'Usage by room'],
    ],
  },
  included: [
    'Remote monitoring of equipment that allows it',
    'A test before each working day',
    'Help for people in the room, at any hour',
    'A technician where remote hands fail',
  ],
  excluded: [
    'Buying and installing equipment',
    'An operator for a whole event',
    'Parts beyond the terms of the contract',
  ],
  next: {
    service: 'refreshUpgrade',
    why: 'The next refresh begins with its list of ageing equipment.',
  },
};

export const managedNetwork: ServiceFacts = {
  flow: {
    inputs: [
      ['router', 'Switches, routers, wireless'],
      ['paths', 'Lines and carriers'],
      ['plan', 'Diagrams out of date'],
    ],
    work: 'We put the estate in order, then run, change and plan it',
    results: [
      ['key', 'Administrator access of your own'],
      ['book', 'A full set of documents'],
      ['calendar', 'Replacements seen coming'],
    ],
  },
  included: [
    'A survey, and one standard for each type of site',
    'Updates in agreed windows',
    'Changes you ask for, each with a way back',
    'Faults and carriers',
    'Meetings on capacity and spending',
  ],
  excluded: ['The price of new equipment', 'Wiring a building or opening a site', 'Servers and applications'],
  next: {
    service: 'sdWan',
    why: 'When a line’s contract ends, you can redesign the links between branches.',
  },
};

export const assetDeployment: ServiceFacts = {
  flow: {
    inputs: [
      ['box', 'Pallets of new laptops'],
      ['list', 'Who gets what, and where'],
      ['laptop', 'Old machines'],
    ],
    work: 'We prepare, label, deliver, and collect what is replaced',
    results: [
      ['list', 'Register that matches reality'],
      ['contract', 'Signed delivery notes'],
      ['shield', 'Erasure records'],
    ],
  },
  included: [
    'Goods checked against your list',
    'Your image, an asset label and a trial',
    'Delivery to a desk or a front door',
    'Help with the first sign-in',
    'Old devices collected and erased',
  ],
  excluded: ['Selling or financing devices', 'Making a first standard image', 'Freight and customs duties'],
  next: {
    service: 'onSiteSupport',
    why: 'When a laptop fails, a level 2 engineer finds the cause.',
  },
};

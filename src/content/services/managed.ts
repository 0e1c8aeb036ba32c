import type { ServiceFacts } from './serviceFacts.ts';

export const serviceDesk: ServiceFacts = {
  flow: {
    goesIn: [
      ['phone', 'Phone call'],
      ['mail', 'Email'],
      ['form', 'Web form'],
    ],
    work: 'We give each contact a ticket and follow it to its end',
    held: [
      ['ticket', 'Ticket history'],
      ['book', 'Knowledge base'],
      ['chart', 'Monthly report'],
    ],
  },
};

export const onSiteSupport: ServiceFacts = {
  flow: {
    goesIn: [
      ['ticket', 'A ticket with its history'],
      ['laptop', 'The device at fault'],
      ['key', 'A remote connection'],
    ],
    work: 'We reproduce the fault, find its cause and try out the repair',
    held: [
      ['report', 'The cause, in writing'],
      ['book', 'A note for your first line'],
      ['list', 'Root causes with proposals'],
    ],
  },
};

export const networkOperation: ServiceFacts = {
  flow: {
    goesIn: [
      ['bell', 'An alarm at any hour'],
      ['book', 'Your playbook'],
      ['key', 'Access to your devices'],
    ],
    work: 'The shift checks, logs in and repairs by the playbook',
    held: [
      ['report', 'Record of each incident'],
      ['book', 'A playbook you can change'],
      ['chart', 'Monthly review of alarms'],
    ],
  },
};

export const applicationMonitoring: ServiceFacts = {
  flow: {
    goesIn: [
      ['person', 'Sign in, search, pay'],
      ['clock', 'Response times'],
      ['list', 'Errors, queues and logs'],
    ],
    work: 'We try each journey from outside and sort trouble from noise',
    held: [
      ['chart', 'Dashboards by journey'],
      ['phone', 'A call with a first diagnosis'],
      ['report', 'Timeline for the review'],
    ],
  },
};

export const networkOperationsCenter: ServiceFacts = {
  flow: {
    goesIn: [
      ['router', 'Routers, switches, firewalls'],
      ['paths', 'Wireless and lines'],
      ['key', 'Read-only access'],
    ],
    work: 'Operators watch in shifts and ring the person on your rota',
    held: [
      ['list', 'Short list of real events'],
      ['plan', 'Map of what is watched'],
      ['chart', 'Availability by carrier'],
    ],
  },
};

export const avManagedServices: ServiceFacts = {
  flow: {
    goesIn: [
      ['room', 'Your meeting rooms'],
      ['camera', 'Their cameras and displays'],
      ['phone', 'A call from the room'],
    ],
    work: 'We test each connected room before the working day',
    held: [
      ['list', 'Register of rooms'],
      ['report', 'Every fault and its cure'],
      ['chart', 'Usage by room'],
    ],
  },
};

export const managedNetwork: ServiceFacts = {
  flow: {
    goesIn: [
      ['router', 'Switches, routers, wireless'],
      ['paths', 'Lines and carriers'],
      ['plan', 'Diagrams out of date'],
    ],
    work: 'We put the estate in order, then run, change and plan it',
    held: [
      ['key', 'Administrator access of your own'],
      ['book', 'A full set of documents'],
      ['calendar', 'Replacements seen coming'],
    ],
  },
};

export const assetDeployment: ServiceFacts = {
  flow: {
    goesIn: [
      ['box', 'Pallets of new laptops'],
      ['list', 'Who gets what, and where'],
      ['laptop', 'Old machines'],
    ],
    work: 'We prepare, label, deliver, and collect what is replaced',
    held: [
      ['list', 'Register that matches reality'],
      ['contract', 'Signed delivery notes'],
      ['shield', 'Erasure records'],
    ],
  },
};

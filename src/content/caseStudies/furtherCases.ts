import type { StaticPageName } from '../paths.ts';

/** A further study: it describes how such a job runs, without a customer. */
export interface FurtherCase {
  id: string;
  title: string;
  services: readonly StaticPageName[];
  situation: string;
  work: string;
  result: string;
}

export const furtherCases: readonly [FurtherCase, FurtherCase] = [
  {
    id: 'one-standard-for-rooms',
    title: 'Meeting rooms brought to one standard',
    services: ['refreshUpgrade', 'avManagedServices', 'avDispatched'],
    situation:
      'Your meeting rooms are in several cities, and each was fitted out by someone else in a different year. Staff who travel need a new lesson in every room, and meetings begin with a hunt for the right cable.',
    work: 'We inspect the rooms and sort them into a few types by size and use. For each type we draw one design, fit it in a trial room, and let your people use it until the complaints stop. The other rooms follow city by city, at hours you choose, with every cable labelled at both ends.',
    result:
      'You end with one way to start a meeting, drawings and settings for each room, and a list of what was fitted. Furniture and building work are not included. Faults afterwards go to our AV managed service, if you take it, or to a technician we dispatch.',
  },
  {
    id: 'embedded-engineer',
    title: 'An embedded engineer who keeps a project moving',
    services: ['onsiteEmbedded', 'supplementalStaffing', 'directHire'],
    situation:
      'Your network project has a date, and the engineer who knows it best has just resigned. Hiring takes longer than you have.',
    work: 'We write down with you what the work needs and who could do it. You meet the people we propose, and you choose. The engineer we embed keeps your hours and leaves notes where your team keeps theirs.',
    result:
      'The last weeks are for handing over, so the project goes on when the engineer leaves. If you would like to keep the person for good, the contract says beforehand how that is done.',
  },
];

import type { CaseStudy } from './caseStudy.ts';

export const voting: CaseStudy = {
  customer: 'An online voting provider',
  services: ['architectureDesign', 'applicationDevelopment', 'cyberSecurity'],
  results: [
    {
      title: 'Name and vote never meet',
      text: 'Before, the voter roll, the votes and the count were in one database.',
    },
    {
      title: 'Staff rehearse three failures before each poll',
      text: 'On a copy: the rush at the start, a lost connection and a second press of the button.',
    },
    {
      title: 'An observer can follow the audit pack unaided',
      text: 'Before, there was nothing clear to show that a name and a vote stayed apart.',
    },
  ],
  diagram: {
    title: 'How a vote travels',
    intro: 'Three services share the work, and no single one of them knows both the voter and the vote.',
    picture: 'voting',
    alt: 'A voter’s name goes to admission, and the sealed ballot to the ballot box. Only a token crosses between them. The count follows after the close, with several key holders, and an audit record runs under all three.',
    steps: [
      {
        title: 'Admission',
        text: 'Knows the roll of voters and gives each of them a token that works once.',
      },
      {
        title: 'Ballot box',
        text: 'Takes a sealed ballot for a token and has no list of names to look it up in.',
      },
      {
        title: 'Count',
        text: 'Opens the ballots after the close, when several holders of a key act together.',
      },
      {
        title: 'Audit record',
        text: 'Holds what passed between the services. Entries are added and never changed.',
      },
    ],
  },
};

import type { CaseStudy } from './caseStudy.ts';

export const voting: CaseStudy = {
  customer: 'An online voting provider',
  services: ['architectureDesign', 'applicationDevelopment', 'cyberSecurity'],
  figures: [
    {
      value: '0',
      title: 'Services that know both',
      text: 'Admission knows the voter and the ballot box knows the vote; the two facts never meet.',
    },
    {
      value: '1',
      title: 'Vote for each token',
      text: 'Once it is spent it opens nothing, however often the button is pressed.',
    },
    {
      value: '3',
      title: 'Services in place of one database',
      text: 'Each can be tested and watched apart, and an auditor can follow all of them.',
    },
  ],
  line: {
    title: 'A vote on its way',
    intro: 'Three services share the work, and no single one of them knows both the voter and the vote.',
    picture: 'voting',
    shows:
      'A voter’s name goes to admission, and the sealed ballot to the ballot box. Only a token crosses between them. The count follows after the close, with several key holders, and an audit record runs under all three.',
    stops: [
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
        text: 'Holds what passed between the services; entries are added and never changed.',
      },
    ],
  },
};

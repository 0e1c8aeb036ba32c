import type { CaseStudy } from './caseStudy.ts';

export const voting: CaseStudy = {
  customer: 'An online voting provider',
  services: ['architectureDesign', 'applicationDevelopment', 'cyberSecurity'],
  line: {
    title: 'A vote on its way',
    intro: 'Three services share the work, and no single one of them knows both the voter and the vote.',
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

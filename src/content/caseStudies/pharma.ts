import type { CaseStudy } from './caseStudy.ts';

export const pharma: CaseStudy = {
  customer: 'A pharmaceutical-services company',
  services: ['applicationDevelopment', 'architectureDesign', 'devOps'],
  results: [
    {
      title: 'A new wording means testing one service',
      text: 'Before, it meant testing the payments as well. Now the other four stay as they are.',
    },
    {
      title: 'A reminder goes out 24 hours before',
      text: 'The pre-screener can still be moved to another time.',
    },
    {
      title: 'Another goes out 15 minutes before',
      text: 'Both follow the participant’s own clock.',
    },
  ],
  diagram: {
    title: 'One program becomes five services',
    intro: 'Each has one task, its own tests and its own day of release.',
    picture: 'pharma',
    alt: 'Five services round what they agree on: screener builder, screener, messaging, payments and housekeeping. The study team uses the builder, the participant meets the screener, and a reminder goes out through messaging.',
    isUnordered: true,
    steps: [
      {
        title: 'Screener builder',
        text: 'Lets the study team compose a questionnaire without a programmer.',
      },
      { title: 'Screener', text: 'Puts the questions to the participant and shows who qualifies.' },
      { title: 'Messaging', text: 'Writes by text or email, in the reader’s language and time zone.' },
      { title: 'Payments', text: 'Pays for the time given and leaves a record that finance can check.' },
      { title: 'Housekeeping', text: 'Closes finished studies and removes personal data when it is due.' },
    ],
  },
  secondDiagram: {
    title: 'Two reminders before the pre-screener',
    intro: 'Both are sent in the participant’s own time zone.',
    picture: 'reminders',
    alt: 'The day before a pre-screener, to scale: one reminder at its beginning, the other just before the end.',
    steps: [
      { title: '24 hours before', text: 'The first reminder leaves room to choose another time.' },
      { title: '15 minutes before', text: 'The second arrives when it is time to find a quiet place.' },
      { title: 'The pre-screener begins', text: 'Anyone who has said stop hears from neither.' },
    ],
  },
};

import type { CaseStudy } from './caseStudy.ts';

export const pharma: CaseStudy = {
  customer: 'A pharmaceutical-services company',
  services: ['applicationDevelopment', 'architectureDesign', 'devOps'],
  line: {
    title: 'One program becomes five services',
    intro: 'Each has one task, its own tests and its own day of release.',
    stops: [
      { title: 'Messaging', text: 'Writes by text or e-mail, in the reader’s language and time zone.' },
      { title: 'Payments', text: 'Pays for the time given and leaves a record that finance can check.' },
      { title: 'Housekeeping', text: 'Closes finished studies and removes personal data when it is due.' },
      {
        title: 'Screener builder',
        text: 'Lets the study team compose a questionnaire without a programmer.',
      },
      { title: 'Screener', text: 'Puts the questions to the participant and shows who qualifies.' },
    ],
  },
  timeline: {
    title: 'Two reminders before the pre-screener',
    intro: 'An appointment that somebody remembers is one that takes place.',
    stops: [
      { title: '24 hours before', text: 'The first reminder leaves room to choose another time.' },
      { title: '15 minutes before', text: 'The second arrives when it is time to find a quiet place.' },
      { title: 'The pre-screener begins', text: 'Whoever has said stop has heard from neither.' },
    ],
  },
};

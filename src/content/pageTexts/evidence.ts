import type { PageTextsModule } from '../pageTexts.ts';

/** For a real company, every fact here and in `content/evidence.ts` has to be true (docs/rebranding.md). */
export const pageTexts = {
  howWeWork: {
    h1: 'How we work',
    shorttitle: 'How we start, what we charge by, what the contract fixes, and an example service sheet.',
    description:
      'How we start in four steps, what we charge by with one worked price, what the contract fixes, and an example service sheet.',
    paragraphs: ['Compare us here. We price after a survey.'],
  },
  securityAndData: {
    h1: 'Security and data',
    shorttitle: 'Who has access, how they are vetted, where data is kept, and what happens when you leave.',
    description:
      'How our people get access to your systems and lose it again, how they are vetted, where your data is kept, and what you can check before you sign.',
    paragraphs: [
      'Here are the answers that a security team wants before anyone signs. The contract repeats each of them.',
    ],
  },
  sampleDocuments: {
    h1: 'Sample documents',
    shorttitle: 'What you receive, filled in as an example.',
    description:
      'A monthly report, a note of one handover between offices and a leaving checklist, filled in as examples, to read and to print.',
    paragraphs: [
      'Read what the service produces before you buy it. These three documents belong together: the incident of 6 February is in that night’s handover note and in the month’s report.',
    ],
  },
} satisfies PageTextsModule<'evidence'>['pageTexts'];

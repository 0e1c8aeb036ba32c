import type { PageTextsModule } from '../pageTexts.ts';

/** For a real company, every fact here and in `content/evidence.ts` has to be true (docs/rebranding.md). */
export const pageTexts = {
  howWeWork: {
    h1: 'How we work',
    shorttitle: 'The first 90 days, how we price, what the contract says, and one night minute by minute.',
    description:
      'How we start, from your first message to day 90, how we price, what the contract sets out, and an example service sheet and incident, marked as such.',
    paragraphs: [
      'Use this page to compare us with other suppliers. We do not publish prices, because they depend on what the survey finds.',
    ],
  },
  securityAndData: {
    h1: 'Security and data',
    shorttitle: 'Who has access, how they are vetted, where data is kept, and what happens when you leave.',
    description:
      'How our people get access to your systems and lose it again, how they are vetted, where your data is kept, and which certificates we hold: none.',
    paragraphs: [
      'Security teams ask these questions before anyone signs. We answer them briefly here, and the contract repeats each answer.',
    ],
  },
  sampleDocuments: {
    h1: 'Sample documents',
    shorttitle: 'What you receive, filled in as an example.',
    description:
      'A monthly report, a note of one handover between offices and a leaving checklist, filled in as examples and marked as such, to read and to print.',
    paragraphs: [
      'You cannot inspect a service before you buy it, but you can read the documents it produces. Here are three to compare with another supplier’s. They belong together: the incident of 6 February is in that night’s handover note and in the month’s report.',
    ],
  },
} satisfies PageTextsModule<'evidence'>['pageTexts'];

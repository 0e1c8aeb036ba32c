import type { WordsModule } from '../words.ts';

/** Of a real company every fact of these pages and of `content/evidence.ts` has to be true (docs/rebranding.md). */
export const words = {
  howWeWork: {
    h1: 'How we work',
    shorttitle: 'Prices, the first weeks, the contract, and an example of what it promises',
    description:
      'How each practice is priced, how a start goes in four steps, what the contract fixes, and an example service sheet and incident, marked as such.',
    paragraphs: [
      'You are comparing suppliers and need the dull facts: how the price comes about, how long the start takes, what is promised in writing and how you get out again. They are here in one place. Amounts are missing, because they depend on what we find.',
    ],
  },
  securityAndData: {
    h1: 'Security and data',
    shorttitle: 'Who has access, who they are, where data stands, and what is left when we go',
    description:
      'How our people get access to your systems and lose it again, how they are vetted, where your data stands, and which certificates we hold: none.',
    paragraphs: [
      'Your security team will ask these questions before anyone signs. The answers are short, and each of them stands in the contract as well.',
    ],
  },
} satisfies WordsModule<'evidence'>['words'];

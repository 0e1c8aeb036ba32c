import type { WordsModule } from '../words.ts';

export const words = {
  companyNews: {
    h1: 'Company news',
    description:
      'News from our offices in Austin, London and Hyderabad. The items shown here are samples from 2023 and 2024, and say so.',
    paragraphs: [
      'News shows whether anyone is at home, and what they do between contracts. The three items below are samples, in the place where real news will go.',
    ],
  },
} satisfies WordsModule<'news'>['words'];

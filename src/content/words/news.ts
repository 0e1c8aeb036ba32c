import type { WordsModule } from '../words.ts';

export const words = {
  companyNews: {
    h1: 'Company news',
    description:
      'News from our offices in Austin, London and Hyderabad. The items shown here are samples from 2023 and 2024, and say so.',
    paragraphs: [
      'You look in here to see whether anybody is at home, and what we do between contracts. The three items below are samples and stand where real news will go.',
    ],
  },
} satisfies WordsModule<'news'>['words'];

import type { PageTextsModule } from '../pageTexts.ts';

export const pageTexts = {
  companyNews: {
    h1: 'Company news',
    description:
      'News from our offices in Austin, London and Hyderabad. The items shown here are samples from 2023 and 2024, and say so.',
    paragraphs: [
      'What is new in our three offices. The three items below are samples that show where real news will appear.',
    ],
  },
} satisfies PageTextsModule<'news'>['pageTexts'];

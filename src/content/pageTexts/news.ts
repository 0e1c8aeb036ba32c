import type { PageTextsModule } from '../pageTexts.ts';

export const pageTexts = {
  companyNews: {
    h1: 'Company news',
    description:
      'News from our offices in Austin, London and Hyderabad of the last twelve months: shifts, delivery locations, documents and training.',
    paragraphs: ['What has changed for customers and staff in the last twelve months.'],
  },
} satisfies PageTextsModule<'news'>['pageTexts'];

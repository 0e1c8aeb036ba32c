import type { PageTextsModule } from '../pageTexts.ts';
import { listCities } from '../officeNames.ts';

export const pageTexts = {
  companyNews: {
    h1: 'Company news',
    description: `News from our offices in ${listCities()} of the last twelve months: shifts, delivery locations, documents and training.`,
    paragraphs: ['What has changed for customers and staff in the last twelve months.'],
  },
} satisfies PageTextsModule<'news'>['pageTexts'];

import type { PageTextsModule } from '../pageTexts.ts';

export const pageTexts = {
  search: {
    h1: 'Search',
    description:
      'Search the whole site: services, solutions, case studies, people, offices, news and current openings, by any words they hold.',
    paragraphs: [
      'Use your own words. The search knows other names for most things and copes with small typing errors.',
    ],
  },
} satisfies PageTextsModule<'search'>['pageTexts'];

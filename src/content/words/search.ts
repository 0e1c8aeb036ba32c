import type { WordsModule } from '../words.ts';

export const words = {
  search: {
    h1: 'Search',
    description:
      'Search the whole site: services, solutions, case studies, people, offices, news and current openings, by any words they hold.',
    paragraphs: [
      'Type what you would call it yourself. We know a few other names for most things, and forgive a slip.',
    ],
  },
} satisfies WordsModule<'search'>['words'];

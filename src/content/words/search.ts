import type { WordsModule } from '../words.ts';

export const words = {
  search: {
    h1: 'Search our services',
    description:
      'Search our services and solutions by name or by what their pages say: network, cabling, staffing, service desk and the rest.',
    paragraphs: ['Look for a service or a solution by its name, or by words from its description.'],
  },
} satisfies WordsModule<'search'>['words'];

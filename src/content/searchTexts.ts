import type { ResultKind } from '../contract/siteSearch.ts';

/** Texts of the page that searches the whole site. */
export const searchTexts = {
  label: 'Search the whole site',
  hint: 'Services, case studies, people, offices, news and openings, from two letters up',
  button: 'Search',
  searching: 'Searching…',
  failed: 'The search could not be loaded. The connection may have failed for a moment.',
  retry: 'Try again',
  tooShort: 'Type at least two letters or digits.',
  count: (results: number) => (results === 1 ? '1 result' : `${results} results`),
  none: 'Nothing found for',
  nearest: 'These pages contain similar words.',
  for: 'for',
  lacksOpenings: 'Openings could not be searched just now. You find them on the careers page.',
  more: (others: number) => `Show ${others} more`,
  kinds: {
    service: 'Services',
    solution: 'Solutions',
    caseStudy: 'Case studies',
    opening: 'Openings',
    person: 'People',
    office: 'Offices',
    news: 'News',
    page: 'Other pages',
  } satisfies Record<ResultKind, string>,
  advice: ['Try fewer words, or another word for the same thing.', 'Or ask a person: we read every message.'],
  byKind: 'Found by kind',
  nothingFits: 'None of these?',
  allOpenings: 'Search all openings',
  askUs: 'Ask a person',
  tryThese: 'Popular searches',
  startFrom: 'Or start from here',
} as const;

/** Suggestions for people who do not know what to type. */
export const suggestedQueries = [
  'service desk',
  'meeting rooms',
  'SD-WAN',
  'staff augmentation',
  'cabling',
] as const;

import { site } from './site.ts';

/** Words of the home page beside its paragraphs. */
export const homeTexts = {
  banner: `${site.name} in three pictures`,
  learnMore: 'Learn More',
  slides: 'slides',
  partner: 'A strategic partner for the hours you sleep',
  clients: 'Read what customers say',
  practices: 'What we do',
  facts: [
    { figure: '10+', text: `years in business, since ${site.founded}` },
    { figure: site.claims.locations, text: 'offices or delivery locations' },
    { figure: site.claims.customers, text: 'global customers' },
  ],
  places: `${site.claims.locations} offices or delivery locations`,
  footprints: 'See where each office fits in',
  customers: { title: 'Customers we work for', logos: 'customers' },
  /** Each from the case that it leads to. */
  results: [
    { figure: '−80%', text: 'time until the right person is told of a fault', page: 'caseStudyTwo' },
    { figure: '0', text: 'services that know both a voter and the vote', page: 'caseStudyOne' },
    {
      figure: '15 min',
      text: 'ahead, a reminder in each participant’s own time zone',
      page: 'caseStudyThree',
    },
  ],
  partners: { title: 'Partners whose products we know', logos: 'partners' },
} as const;

import { references } from './references.ts';
import { site } from './site.ts';

/** Texts of the home page beside its paragraphs. */
export const homeTexts = {
  banner: `${site.name} in three pictures`,
  learnMore: 'Learn More',
  slides: 'slides',
  partner: 'A strategic partner: one day, three offices',
  clients: 'What working with us can look like',
  practices: 'What we do',
  /** Below the banner: figures of the sample report (documents/monthlyReport.ts). */
  proof: {
    title: 'A month with us',
    sample: 'Sample figures',
    link: 'Read the sample report',
    figures: [
      { figure: '3 min', text: 'to see an outage (target\u00a05)' },
      { figure: '12 min', text: 'to tell you (target\u00a015)' },
      { figure: '1', text: 'target missed, with the\u00a0reason' },
    ],
  },
  facts: [
    { figure: '10+', text: `years in business, since ${site.founded}` },
    { figure: site.claims.locations, text: 'offices or delivery locations' },
    { figure: site.claims.customers, text: 'global customers' },
  ],
  places: `${site.claims.locations} offices or delivery locations`,
  footprints: 'See where each office fits in',
  customers: { title: 'Customers we work for', logos: 'customers' },
  resultsTitle: 'What changed in three case studies',
  before: 'Before:',
  now: 'Now:',
  /** A figure of each linked case study: its meaning, its customer, and the situation before and now. */
  results: [
    {
      customer: 'A maker of telecom equipment',
      figure: '−80%',
      meaning: 'time until the right person knows of a fault',
      before: 'alarms in several tools',
      now: 'one incident, with one owner',
      page: 'caseStudyTwo',
    },
    {
      customer: 'An online voting provider',
      figure: '0',
      meaning: 'databases that store a name together with its\u00a0vote',
      before: 'both in one database',
      now: 'stored apart, and an observer can check\u00a0it',
      page: 'caseStudyOne',
    },
    {
      customer: 'A pharmaceutical-services company',
      figure: '2',
      meaning: 'reminders of each appointment, 24\u00a0hours and 15\u00a0minutes before',
      before: 'participants forgot their appointments',
      now: 'reminded in their own time zone',
      page: 'caseStudyThree',
    },
  ],
  partners: { title: 'Partners we work with', logos: 'partners' },
  people: {
    title: 'Who you will talk to',
    text: 'One name in each office. See what fills their day, and ask for them when you call.',
  },
  reading: {
    title: 'What you can read before you call',
    links: [
      { page: 'howWeWork', hash: 'service-levels', label: 'Service levels and example targets' },
      { page: 'howWeWork', hash: 'prices', label: 'How each practice is priced' },
      { page: 'securityAndData', hash: 'questionnaire', label: 'Security questions, answered' },
      { page: 'ourCustomers', hash: references.id, label: references.ask },
    ],
  },
} as const;

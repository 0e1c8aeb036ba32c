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
  resultsLead: 'No study names its customer.',
  before: 'Before:',
  now: 'Now:',
  /** A result of each linked case study, as a figure or a sentence. */
  results: [
    {
      customer: 'A maker of telecom equipment',
      figure: '−80%',
      meaning: 'time to tell the right person',
      before: 'alarms in several tools',
      now: 'one incident, with one owner',
      page: 'caseStudyTwo',
    },
    {
      customer: 'An online voting provider',
      sentence: 'Name and vote never meet',
      meaning: 'and an observer can check\u00a0it',
      before: 'both in one database',
      now: 'three services, none of which knows both',
      page: 'caseStudyOne',
    },
    {
      customer: 'A pharmaceutical-services company',
      sentence: 'Reminders arrive in time',
      meaning: '24\u00a0hours and 15\u00a0minutes before',
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

import { site } from './site.ts';
import { countOffices } from './officeNames.ts';

/** Texts of the home page beside its paragraphs. */
export const homeTexts = {
  banner: `${site.name} in three pictures`,
  learnMore: 'Learn More',
  slides: 'slides',
  partner: `Strategic Partner: ${countOffices()}, one team, day and night`,
  clients: 'What our customers say',
  practices: 'What we do',
  facts: [
    { figure: '10+', text: `years in business, since ${site.founded}` },
    { figure: site.claims.locations, text: 'offices or delivery locations' },
    { figure: site.claims.customers, text: 'global customers' },
  ],
  places: `${site.claims.locations} offices or delivery locations`,
  footprints: 'See what each office does',
  customers: { title: 'Customers we work for', logos: 'customers' },
  partners: { title: 'Partners we work with', logos: 'partners' },
} as const;

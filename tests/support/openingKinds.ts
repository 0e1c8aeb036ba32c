import { toPlace } from '../../src/content/openingPlaces.ts';

const DAY_MS = 86_400_000;
export const dayIn = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const at = (city: string, country: string, parts: object = {}) => toPlace({ city, country, ...parts });
const pay = (pay_from: string | null, pay_to: string | null, pay_currency: string, pay_unit: string) => ({
  pay_from,
  pay_to,
  pay_currency,
  pay_unit,
});
const remote = (...remote_from: string[]) => ({ workplace: 'remote', places: [], remote_from });

/** What a recruiter may publish: one kind of opening each, as far as it differs from an ordinary one in Leeds. */
export const openingKinds: Readonly<Record<string, object>> = {
  'one place': {},
  'a place without a region': { places: [at('Manchester', 'GB')] },
  'a place with a region': { places: [at('Dallas', 'US', { region: 'Texas' })] },
  'a place with its address': { places: [at('York', 'GB', { street: '1 Sample Row', postcode: 'YO1 0XX' })] },
  'our office in London': { places: [at('London', 'GB')] },
  'our office in Austin': { places: [at('Austin', 'US', { region: 'Texas' })] },
  'our office in Hyderabad': { places: [at('Hyderabad', 'IN')] },
  'a city with the name of its country': { places: [at('Singapore', 'SG')] },
  'a city with accents': { places: [at('Zürich', 'CH')] },
  'a city in another script': { places: [at('東京', 'JP')] },
  'a country by its name': { places: [at('Lyon', 'France')] },
  'a country without a city': { places: [at('', 'IE')] },
  'two places': { places: [at('London', 'GB'), at('Leeds', 'GB')] },
  'three places': { places: [at('London', 'GB'), at('Leeds', 'GB'), at('York', 'GB')] },
  'places in three countries': { places: [at('London', 'GB'), at('Dublin', 'IE'), at('Berlin', 'DE')] },
  'on site': { workplace: 'on site' },
  hybrid: { workplace: 'hybrid' },
  'hybrid in two places': { workplace: 'hybrid', places: [at('London', 'GB'), at('Leeds', 'GB')] },
  'remote from one country': remote('GB'),
  'remote from three countries': remote('IE', 'DE', 'NL'),
  'remote from a country by its name': remote('United States'),
  'remote, with a place all the same': { ...remote('GB'), places: [at('London', 'GB')] },
  'pay in pounds a year': pay('34000', '40000', 'GBP', 'year'),
  'pay in dollars an hour': pay('22.50', '31.75', 'USD', 'hour'),
  'pay in euros a month': pay('3200', '4100', 'EUR', 'month'),
  'pay in rupees a year': pay('900000', '1400000', 'INR', 'year'),
  'pay in francs a day': pay('640', '700', 'CHF', 'day'),
  'pay in yen a month': pay('380000', '450000', 'JPY', 'month'),
  'pay by the week': pay('700', '800', 'GBP', 'week'),
  'pay from an amount': pay('34000', null, 'GBP', 'year'),
  'pay up to an amount': pay(null, '40000', 'GBP', 'year'),
  'one amount': pay('450', '450', 'GBP', 'day'),
  'amounts with separators': pay('34,000', '40 000', 'GBP', 'year'),
  'pay and a further text': { ...pay('34000', '40000', 'GBP', 'year'), pay_note: 'plus bonus' },
  'pay as a text only': { pay_note: 'Competitive' },
  'part-time': { employment_type: 'part-time' },
  contract: { employment_type: 'contract' },
  temporary: { employment_type: 'temporary' },
  internship: { employment_type: 'internship' },
  'no employment type': { employment_type: null },
  'a closing date': { closing_date: dayIn(20) },
  'the last day today': { closing_date: dayIn(0) },
  'a start date': { start: dayIn(60) },
  'a start in words': { start: 'as soon as possible' },
  'markup in the description': { description: '## What you do\n\n- Crimp\n- Label\n\nAnd rest.' },
  'HTML in the texts': {
    job_title: '</script><b>Engineer</b>',
    description: '<script>alert(1)</script> & <b>more</b>',
    requirements: ['<i>Patience</i>'],
  },
  'quotes and an ampersand': { job_title: 'R&D “Field” Engineer', company_name: 'Miller & Söhne "Nord"' },
  'a long description': { description: 'You mend networks. '.repeat(1000).trim() },
  'no requirements': { requirements: [] },
};

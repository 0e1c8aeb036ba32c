import { jobTexts } from '../content/careersTexts.ts';
import { site } from '../content/site.ts';
import { listFields } from '../contract/fieldTable.ts';
import type { EMPLOYMENT_TYPES } from '../contract/openingFields.ts';
import type { OpeningDetail, WirePlace } from '../contract/schemas.ts';
import { addDays } from '../lib/addDays.ts';
import { blocksHtml, listHtml } from '../lib/blocksHtml.ts';
import { escapeXml } from '../lib/escapeXml.ts';

/** Facts that `jobPosting` writes as schema.org properties. Pay is missing, because its note has no property. */
const PROPERTIES: ReadonlySet<string> = new Set(['location', 'employment_type', 'posted', 'closing_date']);

/** The other facts that the page shows. */
const factLines = (opening: OpeningDetail): string[] =>
  listFields(jobTexts.facts)
    .filter((name) => !PROPERTIES.has(name))
    .flatMap((name) => (opening[name] ? [`${jobTexts.facts[name]}: ${opening[name]}`] : []));

/** An opening's text as HTML, in the same order as on the page. HTML in the text is escaped. */
const postingDescription = (opening: OpeningDetail): string => {
  const { description, requirements } = opening;
  const facts = factLines(opening);
  return [
    blocksHtml(description),
    ...(requirements.length > 0
      ? [`<h2>${escapeXml(jobTexts.requirements)}</h2>`, listHtml(requirements)]
      : []),
    ...(facts.length > 0 ? [listHtml(facts)] : []),
  ].join('');
};

const toJobLocation = ({ city, region, country, street, postcode }: WirePlace) => ({
  '@type': 'Place',
  address: {
    '@type': 'PostalAddress',
    ...(street ? { streetAddress: street } : {}),
    ...(city ? { addressLocality: city } : {}),
    ...(region ? { addressRegion: region } : {}),
    ...(postcode ? { postalCode: postcode } : {}),
    addressCountry: country,
  },
});

/** One value as itself, several as an array. */
const oneOrMore = <Item>(items: readonly Item[]): Item | readonly Item[] | undefined =>
  items.length > 1 ? items : items[0];

/** Where the work is done. Remote work has the countries of applicants instead of a place, as Google requires. */
const postingPlace = ({
  places = [],
  remote_from = [],
}: Pick<OpeningDetail, 'places' | 'remote_from'>): Record<string, unknown> => {
  if (remote_from.length > 0) {
    const countries = remote_from.map((name) => ({ '@type': 'Country', name }));
    return { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: oneOrMore(countries) };
  }
  const jobLocation = oneOrMore(places.map(toJobLocation));
  return jobLocation ? { jobLocation } : {};
};

/** Pay as an amount or a range; a bound alone stays alone. Empty if an opening tells no amount. */
const postingPay = ({ pay_from, pay_to, pay_currency, pay_unit }: OpeningDetail): Record<string, unknown> => {
  if (!pay_currency || !pay_unit || (!pay_from && !pay_to)) return {};
  const amount =
    pay_from === pay_to
      ? { value: Number(pay_from) }
      : {
          ...(pay_from ? { minValue: Number(pay_from) } : {}),
          ...(pay_to ? { maxValue: Number(pay_to) } : {}),
        };
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: pay_currency,
      value: { '@type': 'QuantitativeValue', ...amount, unitText: pay_unit.toUpperCase() },
    },
  };
};

const SCHEMA_TYPES: Record<(typeof EMPLOYMENT_TYPES)[number], string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
};
const toEmploymentType = (type: string | undefined): string | undefined =>
  Object.entries(SCHEMA_TYPES).find(([key]) => key === type)?.[1];

const isDay = (text: string | undefined): boolean => /^\d{4}-\d\d-\d\d$/.test(text ?? '');

/** The end of a day in UTC: the moment that the page and the calendar file tell. */
const endOfDay = (day: string): string => `${addDays(`${day}T00:00:00.000Z`, 1).slice(0, 10)}T00:00:00Z`;

const isOwnCompany = (company: string): boolean => company === site.name || company === site.fullName;

/**
 * An opening as schema.org's JobPosting, with the same content as its page, while it accepts applications. Unknown
 * facts are left out. `url` is the page's absolute URL, `siteUrl` the site's.
 */
export const jobPosting = (
  opening: OpeningDetail,
  { url, siteUrl }: { url: string; siteUrl: string },
): Record<string, unknown> => {
  const { id, job_title, company_name, posted, closing_date } = opening;
  const employmentType = toEmploymentType(opening.employment_type);
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job_title,
    description: postingDescription(opening),
    ...(posted ? { datePosted: posted } : {}),
    // Applications are accepted until the end of this day in UTC.
    ...(closing_date ? { validThrough: endOfDay(closing_date) } : {}),
    ...(employmentType ? { employmentType } : {}),
    hiringOrganization: {
      '@type': 'Organization',
      name: company_name,
      // The site belongs to our own company, not to a customer for whom we hire.
      ...(isOwnCompany(company_name) ? { sameAs: siteUrl, logo: `${siteUrl}/apple-touch-icon.png` } : {}),
    },
    ...postingPlace(opening),
    ...postingPay(opening),
    ...(isDay(opening.start) ? { jobStartDate: opening.start } : {}),
    identifier: { '@type': 'PropertyValue', name: company_name, value: String(id) },
    directApply: true,
    url,
  };
};

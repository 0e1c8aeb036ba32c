import { jobTexts } from '../content/careersTexts.ts';
import { countryCode, countriesIn, remotePart } from '../content/remoteCountries.ts';
import { site } from '../content/site.ts';
import { listFields } from '../contract/fieldTable.ts';
import type { EMPLOYMENT_TYPES } from '../contract/openingFields.ts';
import type { OpeningDetail } from '../contract/schemas.ts';
import { blocksHtml, listHtml } from '../lib/blocksHtml.ts';
import { escapeXml } from '../lib/escapeXml.ts';
import { postingPay } from './postingPay.ts';

/** Facts that `jobPosting` writes as schema.org properties. Pay is missing, because not every text can be parsed. */
const PROPERTIES: ReadonlySet<string> = new Set([
  'company_name',
  'location',
  'employment_type',
  'posted',
  'closing_date',
]);

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

/** As much of the postal address as is known: city and country, or else the location as the page shows it. */
const postalAddress = (location: string) => {
  const toAddress = (addressLocality: string, addressCountry: string) => ({
    '@type': 'PostalAddress',
    addressLocality,
    addressCountry,
  });
  const office = site.offices.find(({ city }) => city.toLowerCase() === location.trim().toLowerCase());
  const officeCountry = office && countryCode(office.country);
  if (officeCountry) return toAddress(location, officeCountry);
  const [, city = '', end = ''] = /^([^,;/]+), ([^,;/]+)$/.exec(location) ?? [];
  const country = countryCode(end);
  return city && country ? toAddress(city, country) : location;
};

/**
 * Where the work is done. An opening is remote if staff say so or its location begins with 'Remote'. Countries are
 * named only if all of them are known.
 */
const postingPlace = ({
  location,
  workplace,
}: Pick<OpeningDetail, 'location' | 'workplace'>): Record<string, unknown> => {
  const remote = workplace === 'on site' || workplace === 'hybrid' ? undefined : remotePart(location);
  const jobLocation = { '@type': 'Place', address: postalAddress(location) };
  if (remote === undefined && workplace !== 'remote') return { jobLocation };
  const jobLocationType = 'TELECOMMUTE';
  const countries = countriesIn(remote ?? location);
  if (countries.length === 0) return { jobLocationType, ...(remote === undefined ? { jobLocation } : {}) };
  const applicantLocationRequirements = countries.map((name) => ({ '@type': 'Country', name }));
  return { jobLocationType, applicantLocationRequirements };
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

const isOwnCompany = (company: string): boolean => company === site.name || company === site.fullName;

/**
 * An opening as schema.org's JobPosting, with the same content as its page, while it accepts applications. Unknown
 * facts are left out (docs/requirements.md, SEO-3). `url` is the page's absolute URL, `siteUrl` the site's.
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
    // Applications are accepted until the end of this day in UTC (STAFF-8).
    ...(closing_date ? { validThrough: `${closing_date}T23:59:59Z` } : {}),
    ...(employmentType ? { employmentType } : {}),
    hiringOrganization: {
      '@type': 'Organization',
      name: company_name,
      // The site belongs to our own company, not to a customer for whom we hire.
      ...(isOwnCompany(company_name) ? { sameAs: siteUrl } : {}),
    },
    ...postingPlace(opening),
    ...postingPay(opening.salary_range),
    ...(isDay(opening.start) ? { jobStartDate: opening.start } : {}),
    identifier: { '@type': 'PropertyValue', name: company_name, value: String(id) },
    directApply: true,
    url,
  };
};

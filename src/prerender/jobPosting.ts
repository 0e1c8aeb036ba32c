import { site } from '../content/site.ts';
import type { EMPLOYMENT_TYPES } from '../contract/openingFields.ts';
import type { OpeningDetail } from '../contract/schemas.ts';
import { postingDescription } from './postingDescription.ts';
import { postingPay } from './postingPay.ts';
import { postingPlace } from './postingPlace.ts';

const EMPLOYMENT: Record<(typeof EMPLOYMENT_TYPES)[number], string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
};
const employmentOf = (type: string | undefined): string | undefined =>
  Object.entries(EMPLOYMENT).find(([ours]) => ours === type)?.[1];

const isDay = (text: string | undefined): boolean => /^\d{4}-\d\d-\d\d$/.test(text ?? '');

const isOurs = (company: string): boolean => company === site.name || company === site.fullName;

/**
 * An open opening as schema.org's JobPosting, equal to what its page shows; what is not known is left out
 * (docs/requirements.md, SEO-3). `url` is the page's absolute address, `siteUrl` the site's.
 */
export const jobPosting = (
  opening: OpeningDetail,
  { url, siteUrl }: { url: string; siteUrl: string },
): Record<string, unknown> => {
  const { id, job_title, company_name, posted, closing_date } = opening;
  const employmentType = employmentOf(opening.employment_type);
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job_title,
    description: postingDescription(opening),
    ...(posted ? { datePosted: posted } : {}),
    // Applications are taken until this day ends in UTC (STAFF-8).
    ...(closing_date ? { validThrough: `${closing_date}T23:59:59Z` } : {}),
    ...(employmentType ? { employmentType } : {}),
    hiringOrganization: {
      '@type': 'Organization',
      name: company_name,
      // The site is the address of our own company, not of a customer for whom we hire.
      ...(isOurs(company_name) ? { sameAs: siteUrl } : {}),
    },
    ...postingPlace(opening),
    ...postingPay(opening.salary_range),
    ...(isDay(opening.start) ? { jobStartDate: opening.start } : {}),
    identifier: { '@type': 'PropertyValue', name: company_name, value: String(id) },
    directApply: true,
    url,
  };
};

import { countryName } from '../../../content/countries.ts';
import { openingPath } from '../../../content/paths.ts';
import { site } from '../../../content/site.ts';
import type { EMPLOYMENT_TYPES } from '../../../contract/openingFields.ts';
import { escapeXml } from '../../../lib/escapeXml.ts';
import type { Opening } from '../queries/toOpening.ts';

type JobType = (typeof EMPLOYMENT_TYPES)[number];
const JOB_TYPES: Readonly<Record<JobType, string>> = {
  'full-time': 'fulltime',
  'part-time': 'parttime',
  contract: 'contract',
  temporary: 'temporary',
  internship: 'internship',
};
const REMOTE_TYPES: Readonly<Record<string, string>> = {
  remote: 'Fully remote',
  hybrid: 'Hybrid remote',
};

interface JobText {
  siteUrl: string;
  /** The opening's text as HTML. */
  html: string;
}

const toJob = (opening: Opening, { siteUrl, html }: JobText): string => {
  const { id, places, remote_from, employment_type, workplace, closing_date } = opening;
  const [place] = places;
  const fields: readonly (readonly [name: string, text: string | null | undefined])[] = [
    ['title', opening.job_title],
    ['date', new Date(opening.posted_at).toUTCString()],
    ['referencenumber', String(id)],
    ['requisitionid', String(id)],
    ['url', siteUrl + openingPath(id)],
    ['company', opening.company_name],
    ['city', place?.city],
    ['state', place?.region],
    ['country', countryName(place?.country ?? remote_from[0] ?? '')],
    ['streetaddress', place?.street],
    ['postalcode', place?.postcode],
    ['email', site.careersEmail],
    ['description', html],
    ['salary', opening.salary_range],
    ['jobtype', Object.entries(JOB_TYPES).find(([type]) => type === employment_type)?.[1]],
    ['category', opening.department],
    ['expirationdate', closing_date],
    ['remotetype', REMOTE_TYPES[workplace ?? '']],
  ];
  const elements = fields.map(([name, text]) => (text ? `<${name}>${escapeXml(text)}</${name}>` : ''));
  return `<job>${elements.join('')}</job>\n`;
};

interface JobBoardXml {
  siteUrl: string;
  toHtml: (opening: Opening) => string;
  /** The time of the latest change, ISO 8601; undefined if there are no openings. */
  changedAt: string | undefined;
}

/**
 * All openings in the XML that job boards take, with the fields that Indeed documents; `pieces` are read in turn. In
 * parts, because ten thousand openings are 17 MB.
 */
export async function* writeJobBoardXml(
  pieces: AsyncIterable<readonly Opening[]>,
  { siteUrl, toHtml, changedAt }: JobBoardXml,
): AsyncGenerator<Buffer, void> {
  yield Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<source><publisher>${escapeXml(site.fullName)}</publisher><publisherurl>${escapeXml(siteUrl)}</publisherurl>
<lastBuildDate>${new Date(changedAt ?? 0).toUTCString()}</lastBuildDate>
`);
  for await (const openings of pieces)
    yield Buffer.from(openings.map((opening) => toJob(opening, { siteUrl, html: toHtml(opening) })).join(''));
  yield Buffer.from('</source>\n');
}

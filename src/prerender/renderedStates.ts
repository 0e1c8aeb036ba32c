import { alertPath, openingPath, paths, receiptPath, withdrawPath } from '../content/paths.ts';
import { sampleOpenings } from '../content/sampleOpenings.ts';
import type { PageSeed } from '../contract/renderer.ts';
import type { FoundEntry } from '../contract/siteSearch.ts';
import type { OpeningDetail, Receipt } from '../contract/schemas.ts';

const openings = sampleOpenings.map((opening, index): OpeningDetail => ({
  ...opening,
  requirements: [...opening.requirements],
  id: index + 1,
  posted: '2026-01-02',
  department: 'Networks',
  workplace: 'hybrid',
  start: '2027-02-01',
  closing_date: '2026-12-31',
  similar: [{ id: 9, job_title: 'Engineer', location: 'London' }],
}));
/** An opening without pay says so on its page. */
const openingsWithoutPay = openings.slice(0, 1).map((opening) => ({ ...opening, salary_range: '' }));

const receipt: Receipt = {
  reference: 'REFERENCE',
  job_id: 1,
  job_title: 'Engineer',
  file_name: 'resume.pdf',
  file_size: 2048,
  sha256: 'ab'.repeat(32),
  received: '2026-01-02T10:35:12.000Z',
  status: 'inReview',
  delete_after: '2026-12-31',
  reply_within_days: 10,
  withdraw_by: 'mail',
};

/** More results than are shown at once. */
const results: readonly FoundEntry[] = Array.from({ length: 9 }, (_, index) => ({
  kind: 'service',
  title: 'Network audit',
  url: `/${index}`,
  lead: 'A network',
  onPage: ['network'],
}));

/** Enough openings for filters and several pages. */
const manyOpenings = Array.from({ length: 7 }, () => openings)
  .flat()
  .map((opening, index) => ({ ...opening, id: index + 1 }));
const listState = (listQuery: string, list: OpeningDetail[]) =>
  [`${paths.careers}?${listQuery}`, { list: { openings: list, total: list.length } }] as const;

const withdraw = withdrawPath('REFERENCE');

/**
 * Pages with data from the server, in every state that looks different. The build renders them once to find the
 * critical styles of each kind of page. A state that is missing here is styled once the whole stylesheet has loaded.
 */
export const renderedStates: readonly (readonly [url: string, seed: PageSeed])[] = [
  listState('', manyOpenings),
  listState('', []),
  // A full row of four and an incomplete one have different columns.
  listState('', openings.slice(0, 4)),
  listState('', openings.slice(0, 3)),
  listState('location=London&q=you&order=closing&page=9', manyOpenings),
  listState('q=nothing', manyOpenings),
  listState('page=2', manyOpenings),
  ...[...openings, ...openingsWithoutPay].map((opening) => [openingPath(opening.id), { opening }] as const),
  [openingPath(1), { opening: null }],
  [openingPath(1), { opening: null, isClosed: true }],
  [openingPath(1), {}],
  [receiptPath('REFERENCE'), { receipt }],
  [receiptPath('REFERENCE'), { receipt: { ...receipt, withdraw_by: 'address' } }],
  [receiptPath('REFERENCE'), { receipt: null }],
  [receiptPath('REFERENCE'), {}],
  [`${withdraw}?sent=1`, {}],
  [withdraw, { withdrawalLink: 'valid' }],
  [withdraw, { withdrawalLink: 'invalid' }],
  [withdraw, { withdrawalLink: 'unknown' }],
  [paths.jobAlerts, {}],
  [`${paths.jobAlerts}?location=London`, {}],
  [`${paths.jobAlerts}?sent=1`, {}],
  [alertPath('REFERENCE'), { alert: { state: 'waiting', listQuery: 'location=London' } }],
  [alertPath('REFERENCE'), { alert: { state: 'ended' } }],
  [paths.messageNotSent, { invalidFields: ['Name', 'Email'] }],
  [paths.search, { search: { query: 'netwrok', isNearest: true, words: ['network'], results } }],
  [paths.search, { search: { query: 'nothing', words: ['nothing'], results: [] } }],
  ['/page-not-found', {}],
];

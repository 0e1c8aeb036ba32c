import { bothTimes } from '../../desk/list/timeFields.ts';
import type { ScanFacts } from '../queries/scanQueries.ts';
import type { ListedApplication } from '../queries/selectApplications.ts';

const failures = ({ tries, last_error }: ScanFacts): string =>
  last_error === null ? '' : `, ${tries === 1 ? '1 try' : `${tries} tries`} failed: ${last_error}`;

/** What the scanner says of a resume, in a line. */
export const describeScan = (
  { scan }: Pick<ListedApplication, 'scan'>,
  facts: ScanFacts | undefined,
): string => {
  if (!facts) return scan;
  if (facts.next_try_at !== null)
    return `${scan === 'pending' ? 'pending' : `${scan}, asked again`}${failures(facts)}`;
  return facts.judged_at === null ? scan : `${scan} on ${bothTimes(facts.judged_at)}`;
};

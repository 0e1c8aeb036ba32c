import { normalisePath } from '../lib/normalisePath.ts';
import { aliases } from './aliases.ts';
import {
  alertPath,
  openingPath,
  paths,
  receiptPath,
  withdrawPath,
  type PageName,
  type StaticPageName,
} from './paths.ts';

export interface ResolvedPath {
  name: PageName;
  /** The page's canonical path. Other spellings are redirected to it. */
  canonical: string;
  /** The id in a job page's path; missing if it is not a valid number. */
  jobId?: number;
  reference?: string;
}

const isStatic = (name: PageName): name is StaticPageName => !paths[name].includes(':');

const staticNames = (Object.keys(paths) as PageName[]).filter(isStatic);
const byPath = new Map<string, StaticPageName>(staticNames.map((name) => [normalisePath(paths[name]), name]));
for (const [alias, name] of Object.entries(aliases)) byPath.set(alias, name);

/** '/about-us' and '/network_operations_centre' are written naturally. */
const fold = (path: string): string => path.replaceAll(/[-_]/g, '').replaceAll('centre', 'center');
const byFoldedPath = new Map([...byPath].map(([path, name]) => [fold(path), name]));

/** Pages with a fixed path, in the table's order. */
export const staticPageNames: readonly StaticPageName[] = staticNames;

/** An opening's id: a whole number without leading zeros. Undefined for anything else. */
export const parseJobId = (value: string): number | undefined =>
  /^(?:0|[1-9]\d{0,14})$/.test(value) ? Number(value) : undefined;

const applicationPath = (reference: string, otherSegments: readonly string[]): ResolvedPath | undefined => {
  if (otherSegments.length === 0) return { name: 'receipt', canonical: receiptPath(reference), reference };
  const isWithdrawal = otherSegments.length === 1 && otherSegments[0] === 'withdraw';
  return isWithdrawal ? { name: 'withdraw', canonical: withdrawPath(reference), reference } : undefined;
};

/**
 * Finds the page of a URL's path, regardless of letter case, trailing slash, hyphens or alias. Undefined for an unknown
 * path. Browser and server both use it.
 */
export const resolvePath = (pathname: string): ResolvedPath | undefined => {
  const path = normalisePath(pathname);
  const name = byPath.get(path) ?? byFoldedPath.get(fold(path));
  if (name) return { name, canonical: paths[name] };
  const [, prefix, value, ...otherSegments] = path.split('/');
  if (prefix === 'applications' && value) return applicationPath(value.toUpperCase(), otherSegments);
  if (!value || otherSegments.length > 0) return undefined;
  if (prefix === 'job_alerts') {
    const reference = value.toUpperCase();
    return { name: 'jobAlert', canonical: alertPath(reference), reference };
  }
  if (prefix === 'career-details') {
    const jobId = parseJobId(value);
    return jobId === undefined
      ? { name: 'careerDetails', canonical: pathname }
      : { name: 'careerDetails', canonical: openingPath(jobId), jobId };
  }
  return undefined;
};

import { feedPaths, type PageName } from '../../../content/paths.ts';
import { resolvePath } from '../../../content/resolvePath.ts';
import { calls } from '../../../contract/calls.ts';

const READ = 'GET, HEAD';
const POST = 'POST';

const ofCalls: Readonly<Record<string, string>> = {
  [calls.careerList]: READ,
  ...Object.fromEntries(Object.values(feedPaths).map((path) => [path, READ])),
  [calls.health]: READ,
  [calls.ready]: READ,
  [calls.uploadResume]: POST,
  [calls.apply]: POST,
  [calls.emailSend]: POST,
  [calls.emailSendForm]: POST,
};

/** Pages whose forms are sent to their own address where no script runs. */
const TAKING_FORMS: ReadonlySet<PageName> = new Set(['careerDetails', 'withdraw', 'jobAlerts', 'jobAlert']);

const CALENDAR = /^\/career-details\/[^/]+\/closing_date\.ics$/;

/** The methods an address takes, as its Allow header says them; undefined for an address that does not exist. */
export const allowedMethods = (path: string): string | undefined => {
  const ofCall = ofCalls[path];
  if (ofCall) return ofCall;
  if (path.startsWith(`${calls.careerDetail}/`)) return READ;
  if (CALENDAR.test(path)) return READ;
  const page = resolvePath(path)?.name;
  if (!page) return undefined;
  return TAKING_FORMS.has(page) ? `${READ}, ${POST}` : READ;
};

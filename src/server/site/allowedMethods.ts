import { calls } from '../../contract/calls.ts';
import { resolvePath } from '../../content/resolvePath.ts';

const READ = 'GET, HEAD';
const POST = 'POST';

const ofCalls: Readonly<Record<string, string>> = {
  [calls.careerList]: READ,
  [calls.health]: READ,
  [calls.uploadResume]: POST,
  [calls.apply]: POST,
  [calls.emailSend]: POST,
  [calls.emailSendForm]: POST,
};

/** The methods an address takes, as its Allow header says them; undefined for an address that does not exist. */
export const allowedMethods = (path: string): string | undefined => {
  const ofCall = ofCalls[path];
  if (ofCall) return ofCall;
  const isDetail = path.startsWith(`${calls.careerDetail}/`);
  return isDetail || resolvePath(path) ? READ : undefined;
};

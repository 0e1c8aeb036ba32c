import type { Referred } from '../../platform/database/matchReference.ts';
import { harmlessLine } from '../terminal/harmless.ts';
import { refused } from './staffError.ts';

/** Most that a refusal lists. */
const MOST = 5;

/**
 * The one row that a text means; refuses where there is none, and where it means several. Either names the folder that
 * was searched: in another one there may be somebody (docs/requirements.md, STAFF-18).
 */
export const requireOne = <Row extends Referred & { name: string }>(
  found: readonly Row[],
  { kind, text, dataDir }: { kind: 'application' | 'message'; text: string; dataDir: string },
): Row => {
  const [one, ...others] = found;
  if (!one) throw refused(`There is no ${kind} ${text}, in ${dataDir}`);
  if (others.length === 0) return one;
  throw refused(
    `'${text}' is in ${found.length} references, in ${dataDir}; write more of it`,
    ...found.slice(0, MOST).map(({ reference, name }) => `  ${reference}  ${harmlessLine(name)}`),
  );
};

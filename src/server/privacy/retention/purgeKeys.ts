import type { ExpressionBuilder } from 'kysely';
import { KEY_HOURS } from '../../../contract/constants.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { OWN_KEYS } from '../../platform/submissions/submissionKey.ts';
import { BATCH_ROWS, inBatches } from './inBatches.ts';
import type { PurgeParts } from './purgeParts.ts';

const HOUR_MS = 3_600_000;
/** Twice the promise: somebody's laptop may have slept over an attempt. */
const CLIENT_KEY_HOURS = 2 * KEY_HOURS;

const isOver = (now: Date) => (key: ExpressionBuilder<Tables, 'submissions'>) => {
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS).toISOString();
  return key.and([
    key('made_at', '<', before(KEY_HOURS)),
    key.or([key('made_at', '<', before(CLIENT_KEY_HOURS)), key('key', 'like', `${OWN_KEYS}%`)]),
  ]);
};

/** Deletes the keys of submissions that have done their work (docs/requirements.md, ONCE-2, ONCE-3). */
export const purgeKeys = ({ db, now, ending }: PurgeParts): Promise<number> =>
  inBatches(ending, async () => {
    const due = db.selectFrom('submissions').select(['call', 'key']).where(isOver(now)).limit(BATCH_ROWS);
    const deleted = await db
      .deleteFrom('submissions')
      .where(({ refTuple }) => refTuple('call', 'key'), 'in', due.$asTuple('call', 'key'))
      .executeTakeFirst();
    return Number(deleted.numDeletedRows);
  });

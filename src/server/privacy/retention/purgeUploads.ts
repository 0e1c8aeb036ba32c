import { inTransaction } from '../../platform/database/transaction.ts';
import { daysAfter } from '../../../lib/daysAfter.ts';
import { inBatches } from './inBatches.ts';
import type { PurgeParts } from './purgeParts.ts';

/** Resumes of 5 MiB at most: fewer than of other rows, since their bytes are overwritten in one go. */
const UPLOADS_A_BATCH = 10;

/**
 * Deletes uploads that no application claimed within a day, and their keys (docs/requirements.md, PRIV-3). One
 * statement asks whether an upload is unclaimed and deletes it, as one statement asks and claims: of the two one wins.
 */
export const purgeUploads = ({ db, now, ending }: PurgeParts): Promise<number> =>
  inBatches(ending, () =>
    inTransaction(db, async (transaction) => {
      const deleted = await transaction
        .deleteFrom('resumes')
        .where('id', 'in', (resumes) =>
          resumes
            .selectFrom('resumes')
            .select('id')
            .where('claimed_by', 'is', null)
            .where('uploaded_at', '<=', daysAfter(now.toISOString(), -1))
            .limit(UPLOADS_A_BATCH),
        )
        .returning('stored_name')
        .execute();
      const names = deleted.map(({ stored_name }) => stored_name);
      if (names.length > 0) {
        await transaction.deleteFrom('submissions').where('outcome', 'in', names).execute();
      }
      return deleted.length;
    }),
  );

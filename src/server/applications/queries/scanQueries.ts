import type { Kysely, Selectable } from 'kysely';
import type { ResumeScansTable } from '../../platform/database/applicationTables.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type ScanFacts = Pick<
  Selectable<ResumeScansTable>,
  'judged_at' | 'next_try_at' | 'tries' | 'last_error'
>;

/** How the scan of an application's resume stands; undefined where none was asked for. */
export const scanOf = (db: Kysely<Tables>, reference: string): Promise<ScanFacts | undefined> =>
  db
    .selectFrom('resume_scans')
    .innerJoin('applications', 'applications.resume_id', 'resume_scans.resume_id')
    .select(['judged_at', 'next_try_at', 'tries', 'last_error'])
    .where('reference', '=', reference)
    .executeTakeFirst();

/** Has a resume scanned now, whether or not it was before; an earlier verdict stays until there is another one. */
export const askForScanAgain = async (
  db: Kysely<Tables>,
  { reference, at }: { reference: string; at: string },
): Promise<void> => {
  const anew = { next_try_at: at, tries: 0, last_error: null };
  await db
    .insertInto('resume_scans')
    .columns(['resume_id', 'tries', 'next_try_at'])
    .expression((query) =>
      query
        .selectFrom('applications')
        .select(({ val }) => ['resume_id', val(0).as('tries'), val(at).as('next_try_at')])
        .where('reference', '=', reference),
    )
    .onConflict((conflict) => conflict.column('resume_id').doUpdateSet(anew))
    .execute();
};

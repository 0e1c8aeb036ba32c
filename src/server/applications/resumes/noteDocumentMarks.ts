import type { Kysely } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import type { Tables } from '../../platform/database/tables.ts';
import { documentMarks } from '../resumeType/documentMarks.ts';

/** Reading a file of 5 MB takes a few milliseconds; visitors come first. */
const PAUSE_MS = 20;

const nextAfter = (db: Kysely<Tables>, id: number) =>
  db
    .selectFrom('resumes')
    .select(['id', 'type'])
    .where('id', '>', id)
    .where('marks', 'is', null)
    .where('type', 'in', ['doc', 'docx'])
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/**
 * Looks into the documents that came in before their marks were written down (docs/requirements.md, FILE-3), one after the
 * other. One that cannot be read is left as it is.
 */
export const noteDocumentMarks = async (db: Kysely<Tables>, ending: AbortSignal): Promise<void> => {
  let resume = await nextAfter(db, 0);
  while (resume && !ending.aborted) {
    const { id, type } = resume;
    const file = await db
      .selectFrom('resume_files')
      .select('bytes')
      .where('resume_id', '=', id)
      .executeTakeFirst()
      .catch(() => undefined);
    if (file) {
      const marks = documentMarks(type, Buffer.from(file.bytes)).join(', ');
      await db.updateTable('resumes').set({ marks }).where('id', '=', id).execute();
    }
    await pause(PAUSE_MS);
    resume = await nextAfter(db, id);
  }
};

import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';

/** How many rows of each kind were deleted. */
export interface Erasure {
  applications: number;
  resumes: number;
  messages: number;
  notes: number;
  mails: number;
  alerts: number;
}

export const noErasure: Erasure = { applications: 0, resumes: 0, messages: 0, notes: 0, mails: 0, alerts: 0 };

export const addErasures = (one: Erasure, other: Erasure): Erasure => ({
  applications: one.applications + other.applications,
  resumes: one.resumes + other.resumes,
  messages: one.messages + other.messages,
  notes: one.notes + other.notes,
  mails: one.mails + other.mails,
  alerts: one.alerts + other.alerts,
});

const eraseAround = async (transaction: Kysely<Tables>, reference: string) => {
  const mails = await transaction
    .deleteFrom('outbox')
    .where('subject_reference', '=', reference)
    .executeTakeFirst();
  const notes = await transaction.deleteFrom('notes').where('reference', '=', reference).executeTakeFirst();
  // A key made by the server is a hash of what the person typed.
  await transaction.deleteFrom('submissions').where('outcome', '=', reference).execute();
  return { mails: Number(mails.numDeletedRows), notes: Number(notes.numDeletedRows) };
};

/**
 * Deletes an application with its resume, notes, mails and keys; call it inside a transaction. Gives what was deleted,
 * nothing of anything for an unknown reference (docs/requirements.md, PRIV-5).
 */
export const eraseApplication = async (transaction: Kysely<Tables>, reference: string): Promise<Erasure> => {
  const application = await transaction
    .deleteFrom('applications')
    .where('reference', '=', reference)
    .returning('resume_id')
    .executeTakeFirst();
  const around = await eraseAround(transaction, reference);
  if (!application) return { ...noErasure, ...around };
  const resume = await transaction
    .deleteFrom('resumes')
    .where('id', '=', application.resume_id)
    .returning('stored_name')
    .executeTakeFirst();
  if (resume) {
    await transaction.deleteFrom('submissions').where('outcome', '=', resume.stored_name).execute();
  }
  return { ...noErasure, ...around, applications: 1, resumes: resume ? 1 : 0 };
};

/** Deletes a message with its mails and keys; as above. */
export const eraseMessage = async (transaction: Kysely<Tables>, reference: string): Promise<Erasure> => {
  const message = await transaction
    .deleteFrom('messages')
    .where('reference', '=', reference)
    .returning('id')
    .executeTakeFirst();
  return { ...noErasure, ...(await eraseAround(transaction, reference)), messages: message ? 1 : 0 };
};

/** Deletes a job alert with its mails; as above. */
export const eraseAlert = async (transaction: Kysely<Tables>, reference: string): Promise<Erasure> => {
  const alert = await transaction
    .deleteFrom('alerts')
    .where('reference', '=', reference)
    .returning('id')
    .executeTakeFirst();
  return { ...noErasure, ...(await eraseAround(transaction, reference)), alerts: alert ? 1 : 0 };
};

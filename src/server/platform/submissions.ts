import type { FastifyRequest } from 'fastify';
import type { Kysely, Selectable } from 'kysely';
import { hash, randomBytes } from 'node:crypto';
import { MIN_FILL_TIME_MS, IDEMPOTENCY_KEY_HOURS, IDEMPOTENCY_KEY } from '../../contract/constants.ts';
import type { SubmissionsTable, SubmittedCall } from './database/applicationTables.ts';
import type { Tables } from './database/tables.ts';
import { Refusal, sentences } from './http/refusal.ts';

/** The honeypot field, and how many milliseconds the form was shown; both are optional. */
interface SpamSignals {
  website?: string | undefined;
  shown_for?: number | undefined;
}

/** Whether a submission looks automated. */
export const isSuspect = ({ website = '', shown_for }: SpamSignals): boolean =>
  website.trim() !== '' || (shown_for !== undefined && shown_for < MIN_FILL_TIME_MS);

/** Crockford's base32: no I, L, O or U, so a reference can be read out over the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CHARACTERS = 20;

/**
 * Returns a new reference: 100 random bits as four groups of five, like `7K3QF-0B9XT-M2WZE-H48RD`. It is the only key
 * to the confirmation page, so it must not be guessable.
 */
export const newReference = (): string => {
  const text = Array.from(randomBytes(CHARACTERS), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return text.replace(/(.{5})(?=.)/g, '$1-');
};

/**
 * Prefix of the keys that the server derives from the content. Clients may not use it: otherwise one could reserve the
 * key of another client's submission.
 */
export const SERVER_KEY_PREFIX = 'content-';

/** The client's idempotency key, if it sent one. Refuses an invalid one. */
export const readIdempotencyKey = ({ headers }: FastifyRequest): string | undefined => {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && IDEMPOTENCY_KEY.test(key) && !key.startsWith(SERVER_KEY_PREFIX)) return key;
  throw new Refusal(400, sentences.badKey);
};

/** One attempt at a submission. */
export interface Attempt {
  call: SubmittedCall;
  /** The client's key; undefined: a hash of the content is used. */
  key: string | undefined;
  /** The submitted content, without what may differ between attempts. */
  content: readonly unknown[];
  /** The result of the submission: a reference or a stored name. */
  outcome: string;
  at: string;
}

const HOUR_MS = 3_600_000;

const hashContent = (call: SubmittedCall, content: readonly unknown[]): string =>
  hash('sha256', JSON.stringify([call, ...content]), 'hex');

/** A key that the server made expires after a day; a client's key is valid until it is purged. */
const isExpired = (madeAt: string, at: string): boolean =>
  Date.parse(at) - Date.parse(madeAt) > IDEMPOTENCY_KEY_HOURS * HOUR_MS;

/**
 * Whether equal content counts as one submission, whatever its key. Not uploads, because two people may upload the same
 * file, and not answers: a recruiter may decline, undo it and decline again.
 */
const isDeduplicated = (call: SubmittedCall): boolean => call === 'application' || call === 'message';

type Row = Selectable<SubmissionsTable>;

/** Inserts a row, or returns the earlier one with its key. */
const insertOrFind = async (transaction: Kysely<Tables>, row: Row): Promise<Row | undefined> => {
  const isNew = await transaction
    .insertInto('submissions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['call', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  if (isNew) return undefined;
  return transaction
    .selectFrom('submissions')
    .selectAll()
    .where('call', '=', row.call)
    .where('key', '=', row.key)
    .executeTakeFirstOrThrow();
};

const replaceRow = async (transaction: Kysely<Tables>, row: Row): Promise<void> => {
  await transaction
    .deleteFrom('submissions')
    .where('call', '=', row.call)
    .where('key', '=', row.key)
    .execute();
  await transaction.insertInto('submissions').values(row).execute();
};

/** The outcome of an attempt with the same content within a day, whatever its key. */
const findByContent = async (transaction: Kysely<Tables>, row: Row): Promise<string | undefined> => {
  const earlier = await insertOrFind(transaction, row);
  if (!earlier) return undefined;
  if (!isExpired(earlier.made_at, row.made_at)) return earlier.outcome;
  await replaceRow(transaction, row);
  return undefined;
};

/**
 * Stores the attempt's key, or returns the outcome of the earlier attempt with this key. Call it inside the
 * submission's transaction, so that a key is stored only together with its submission. Refuses a key that came with
 * other content with 422.
 */
export const findEarlierOutcome = async (
  transaction: Kysely<Tables>,
  { call, key, content, outcome, at }: Attempt,
): Promise<string | undefined> => {
  const body_hash = hashContent(call, content);
  const byContent: Row = { call, key: SERVER_KEY_PREFIX + body_hash, body_hash, outcome, made_at: at };
  if (key === undefined) return findByContent(transaction, byContent);
  const row = { ...byContent, key };
  const earlier = await insertOrFind(transaction, row);
  if (earlier && earlier.body_hash !== body_hash) throw new Refusal(422, sentences.keyReused);
  if (earlier) return earlier.outcome;
  if (!isDeduplicated(call)) return undefined;
  const earlierOutcome = await findByContent(transaction, byContent);
  if (earlierOutcome !== undefined) await replaceRow(transaction, { ...row, outcome: earlierOutcome });
  return earlierOutcome;
};

/** The outcome of a submission with the same content within a day. Stores nothing. */
export const findOutcomeOfContent = async (
  db: Kysely<Tables>,
  { call, content, at }: Pick<Attempt, 'call' | 'content' | 'at'>,
): Promise<string | undefined> => {
  const earlier = await db
    .selectFrom('submissions')
    .select(['outcome', 'made_at'])
    .where('call', '=', call)
    .where('key', '=', SERVER_KEY_PREFIX + hashContent(call, content))
    .executeTakeFirst();
  return earlier && !isExpired(earlier.made_at, at) ? earlier.outcome : undefined;
};

/** Removes the key of a submission that could not be stored. Call it inside the same transaction. */
export const forgetOutcome = async (transaction: Kysely<Tables>, outcome: string): Promise<void> => {
  await transaction.deleteFrom('submissions').where('outcome', '=', outcome).execute();
};

import type { Kysely } from 'kysely';
import { addDays } from '../../../lib/addDays.ts';
import { ignoreStorageFailure } from '../../platform/database/storageFailure.ts';
import type { StoredUser } from '../../platform/database/deskTables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { recordAudit } from '../../platform/records/audit.ts';
import { hashToken, newToken } from '../../platform/token.ts';

const TOKEN_BYTES = 32;
const MAX_IDLE_MS = 8 * 3_600_000;
export const SESSION_DAYS = 7;
/** How long a browser is known after the user's last sign-in in it. */
export const DEVICE_DAYS = 180;
/** Minimum time between two updates of `seen_at`. */
const SEEN_INTERVAL_MS = 60_000;
const ATTEMPT_WINDOW_MS = 15 * 60_000;

export const ATTEMPT_MINUTES = ATTEMPT_WINDOW_MS / 60_000;

/** `max`: attempts allowed within `ATTEMPT_MINUTES`. */
export interface AttemptLimit {
  key: string;
  max: number;
}

/** Sessions of the staff desk, and sign-in attempts. */
export const sessionQueries = (db: Kysely<Tables>, clock: () => Date = () => new Date()) => {
  const now = () => clock().toISOString();
  const ago = (ms: number) => new Date(clock().getTime() - ms).toISOString();

  return {
    /** Begins a session and returns its token. Deletes expired sessions. */
    begin: (userId: number, { actor, browser }: { actor: string; browser: string }): Promise<string> =>
      inTransaction(db, async (transaction) => {
        await transaction
          .deleteFrom('sessions')
          .where(({ eb, or }) =>
            or([eb('seen_at', '<', ago(MAX_IDLE_MS)), eb('created_at', '<', addDays(now(), -SESSION_DAYS))]),
          )
          .execute();
        const token = newToken(TOKEN_BYTES);
        await transaction
          .insertInto('sessions')
          .values({
            token_hash: hashToken(token),
            user_id: userId,
            browser,
            created_at: now(),
            seen_at: now(),
          })
          .execute();
        const subject = `user ${userId}`;
        await recordAudit(transaction, { at: now(), actor, action: 'user.signed_in', subject });
        return token;
      }),

    /** The user of a session's token; undefined if the session is expired or unknown, or the user is disabled. */
    find: async (token: string): Promise<StoredUser | undefined> => {
      const token_hash = hashToken(token);
      const session = await db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .selectAll('users')
        .select('sessions.seen_at')
        .where('token_hash', '=', token_hash)
        .where('sessions.seen_at', '>', ago(MAX_IDLE_MS))
        .where('sessions.created_at', '>', addDays(now(), -SESSION_DAYS))
        .where('is_disabled', '=', 0)
        .executeTakeFirst();
      if (!session) return undefined;
      const { seen_at, ...user } = session;
      if (seen_at < ago(SEEN_INTERVAL_MS))
        await ignoreStorageFailure(
          db.updateTable('sessions').set({ seen_at: now() }).where('token_hash', '=', token_hash).execute(),
        );
      return user;
    },

    /** The sessions of a user that have not expired, the latest first. */
    list: (userId: number) =>
      db
        .selectFrom('sessions')
        .selectAll()
        .where('user_id', '=', userId)
        .where('seen_at', '>', ago(MAX_IDLE_MS))
        .where('created_at', '>', addDays(now(), -SESSION_DAYS))
        .orderBy('seen_at', 'desc')
        .execute(),

    /** Ends one session of a user; false if the user has none with this hash. */
    endOne: async (userId: number, tokenHash: string): Promise<boolean> => {
      const { numDeletedRows } = await db
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    end: async (token: string): Promise<void> => {
      await db.deleteFrom('sessions').where('token_hash', '=', hashToken(token)).execute();
    },

    /** The email address of the user whose browser has this token; undefined if nobody signed in with it lately. */
    findDevice: async (token: string): Promise<string | undefined> => {
      const device = await db
        .selectFrom('devices')
        .innerJoin('users', 'users.id', 'devices.user_id')
        .select('users.email')
        .where('token_hash', '=', hashToken(token))
        .where('devices.seen_at', '>', addDays(now(), -DEVICE_DAYS))
        .executeTakeFirst();
      return device?.email ?? undefined;
    },

    /** Remembers the browser of a sign-in, and returns its token: the known one, or a new one. */
    rememberDevice: (userId: number, known: string | undefined): Promise<string> =>
      inTransaction(db, async (transaction) => {
        await transaction.deleteFrom('devices').where('seen_at', '<', addDays(now(), -DEVICE_DAYS)).execute();
        const updated = await transaction
          .updateTable('devices')
          .set({ seen_at: now() })
          .where('token_hash', '=', hashToken(known ?? ''))
          .where('user_id', '=', userId)
          .executeTakeFirst();
        if (known !== undefined && Number(updated.numUpdatedRows) > 0) return known;
        const token = newToken(TOKEN_BYTES);
        await transaction
          .insertInto('devices')
          .values({ token_hash: hashToken(token), user_id: userId, seen_at: now() })
          .execute();
        return token;
      }),

    /** Ends all sessions of a user, and forgets the user's browsers. */
    endAll: async (userId: number): Promise<void> => {
      await db.deleteFrom('devices').where('user_id', '=', userId).execute();
      await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
    },

    /** Counts an attempt before it is made. If a limit is reached, returns false and does not count it. */
    countAttempt: (limits: readonly AttemptLimit[]): Promise<boolean> =>
      inTransaction(db, async (transaction) => {
        await transaction.deleteFrom('attempts').where('at', '<', ago(ATTEMPT_WINDOW_MS)).execute();
        for (const { key, max } of limits) {
          const { attempts } = await transaction
            .selectFrom('attempts')
            .select(({ fn }) => fn.countAll<number>().as('attempts'))
            .where('key', '=', hashToken(key))
            .executeTakeFirstOrThrow();
          if (Number(attempts) >= max) return false;
        }
        const rows = limits.map(({ key }) => ({ key: hashToken(key), at: now() }));
        await transaction.insertInto('attempts').values(rows).execute();
        return true;
      }),

    /** Deletes the attempts of an account after a successful sign-in. */
    deleteAttempts: async (limits: readonly AttemptLimit[]): Promise<void> => {
      const keys = limits.map(({ key }) => hashToken(key));
      await db.deleteFrom('attempts').where('key', 'in', keys).execute();
    },
  };
};

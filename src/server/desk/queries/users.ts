import { type Kysely, sql } from 'kysely';
import type { Role } from '../../../contract/desk/constants.ts';
import { trimEmail } from '../../../contract/personRules.ts';
import { addDays } from '../../../lib/addDays.ts';
import type { StoredUser } from '../../platform/database/deskTables.ts';
import { lowerCase } from '../../platform/database/engine.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { PreconditionError } from '../../platform/process/failure.ts';
import { recordAudit } from '../../platform/records/audit.ts';
import { hashToken, newToken } from '../../platform/token.ts';

const LINK_DAYS = 1;
const TOKEN_BYTES = 32;
/** The actor in the audit log while the first account has no email address. */
const FIRST_ACCOUNT_ACTOR = 'first account';

interface UserChange {
  name?: string | undefined;
  role?: Role | undefined;
  isDisabled?: boolean | undefined;
  hasCode?: false | undefined;
}

export interface NewLink {
  user: StoredUser;
  token: string;
  until: string;
}

const LAST_ADMIN = 'This is the last admin who can sign in. Make someone else an admin first';

/** The accounts of the staff desk. Every change writes an audit row with its `actor`. */
export const userQueries = (db: Kysely<Tables>, clock: () => Date = () => new Date()) => {
  const now = () => clock().toISOString();
  const findById = (from: Kysely<Tables>, id: number) =>
    from.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  const audit = (from: Kysely<Tables>, actor: string, action: string, id: number) =>
    recordAudit(from, { at: now(), actor, action, subject: `user ${id}` });
  const signOut = (from: Kysely<Tables>, id: number) =>
    from.deleteFrom('sessions').where('user_id', '=', id).execute();
  const listAdmins = (from: Kysely<Tables>) =>
    from
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'admin')
      .where('is_disabled', '=', 0)
      .where('password_hash', 'is not', null)
      .execute();

  const createLink = async (from: Kysely<Tables>, id: number): Promise<NewLink> => {
    const token = newToken(TOKEN_BYTES);
    const until = addDays(now(), LINK_DAYS);
    const user = await from
      .updateTable('users')
      .set({ link_hash: hashToken(token), link_until: until })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { user, token, until };
  };

  const insert = (from: Kysely<Tables>, user: { email: string | null; name: string; role: Role }) =>
    from
      .insertInto('users')
      .values({ ...user, is_disabled: 0, created_at: now() })
      .returning('id')
      .executeTakeFirstOrThrow();

  /** The user of a valid link. The link for the first account is valid until an admin has a password. */
  const findByLink = async (from: Kysely<Tables>, token: string): Promise<StoredUser | undefined> => {
    const user = await from
      .selectFrom('users')
      .selectAll()
      .where('link_hash', '=', hashToken(token))
      .where('link_until', '>', now())
      .where('is_disabled', '=', 0)
      .executeTakeFirst();
    return user?.email === null && (await listAdmins(from)).length > 0 ? undefined : user;
  };

  return {
    findByEmail: (email: string): Promise<StoredUser | undefined> =>
      db
        .selectFrom('users')
        .selectAll()
        .where('email', '=', lowerCase(trimEmail(email)))
        .executeTakeFirst(),

    /** All accounts by name, with the time of the last activity. */
    list: (): Promise<(StoredUser & { seen_at: string | null })[]> =>
      db
        .selectFrom('users')
        .selectAll()
        .select(
          sql<string | null>`(select max(seen_at) from sessions where sessions.user_id = users.id)`.as(
            'seen_at',
          ),
        )
        .where('email', 'is not', null)
        .orderBy('name')
        .orderBy('id')
        .execute(),

    /** Adds an account and returns its one-time link. Throws PreconditionError if the address has an account. */
    add: (user: { email: string; name: string; role: Role }, actor: string): Promise<NewLink> =>
      inTransaction(db, async (transaction) => {
        const email = lowerCase(trimEmail(user.email));
        const rows = await transaction.selectFrom('users').select('id').where('email', '=', email).execute();
        if (rows.length > 0) throw new PreconditionError('This email address already has an account');
        const { id } = await insert(transaction, { ...user, email });
        await audit(transaction, actor, 'user.added', id);
        return createLink(transaction, id);
      }),

    /** Makes a one-time link to set a new password; an earlier link becomes invalid. */
    makeLink: (id: number, actor: string): Promise<NewLink | undefined> =>
      inTransaction(db, async (transaction) => {
        if (!(await findById(transaction, id))) return undefined;
        await audit(transaction, actor, 'user.linked', id);
        return createLink(transaction, id);
      }),

    /** Makes the link for the first admin; undefined once an admin has a password. */
    createFirstAdminLink: (): Promise<NewLink | undefined> =>
      inTransaction(db, async (transaction) => {
        if ((await listAdmins(transaction)).length > 0) return undefined;
        await transaction.deleteFrom('users').where('email', 'is', null).execute();
        const { id } = await insert(transaction, { email: null, name: '', role: 'admin' });
        return createLink(transaction, id);
      }),

    findByLink: (token: string) => findByLink(db, token),

    /** Sets the password, invalidates the link and ends every session; undefined for an invalid link. */
    setPassword: (
      token: string,
      set: { passwordHash: string; name?: string | undefined; email?: string | undefined },
    ): Promise<StoredUser | undefined> =>
      inTransaction(db, async (transaction) => {
        const user = await findByLink(transaction, token);
        if (!user) return undefined;
        const email = user.email ?? lowerCase(trimEmail(set.email ?? ''));
        const changed = await transaction
          .updateTable('users')
          .set({
            password_hash: set.passwordHash,
            link_hash: null,
            link_until: null,
            email,
            name: set.name ?? user.name,
          })
          .where('id', '=', user.id)
          .returningAll()
          .executeTakeFirstOrThrow();
        await signOut(transaction, user.id);
        await audit(transaction, user.email ?? FIRST_ACCOUNT_ACTOR, 'user.password', user.id);
        return changed;
      }),

    /** Replaces a user's password, and ends every session but the current one. */
    replacePassword: (user: StoredUser, passwordHash: string, currentSession: string): Promise<void> =>
      inTransaction(db, async (transaction) => {
        await transaction
          .updateTable('users')
          .set({ password_hash: passwordHash, link_hash: null, link_until: null })
          .where('id', '=', user.id)
          .execute();
        await transaction
          .deleteFrom('sessions')
          .where('user_id', '=', user.id)
          .where('token_hash', '!=', currentSession)
          .execute();
        await audit(transaction, user.email ?? FIRST_ACCOUNT_ACTOR, 'user.password', user.id);
      }),

    /** Changes an account; a new role or state ends its sessions. Throws PreconditionError if no admin would be left. */
    change: (id: number, { name, role, isDisabled, hasCode }: UserChange, actor: string) =>
      inTransaction(db, async (transaction): Promise<StoredUser | undefined> => {
        const user = await findById(transaction, id);
        if (!user) return undefined;
        const otherAdmins = (await listAdmins(transaction)).filter((admin) => admin.id !== id);
        const losesAdmin = (role !== undefined && role !== 'admin') || isDisabled === true;
        if (losesAdmin && user.role === 'admin' && otherAdmins.length === 0)
          throw new PreconditionError(LAST_ADMIN);
        const changed = await transaction
          .updateTable('users')
          .set({
            ...(name !== undefined && { name }),
            ...(role !== undefined && { role }),
            ...(isDisabled !== undefined && { is_disabled: isDisabled ? 1 : 0, link_hash: null }),
            ...(hasCode === false && { code_secret: null, code_pending: null, code_step: null }),
          })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow();
        if (role !== undefined || isDisabled !== undefined || hasCode === false)
          await signOut(transaction, id);
        const actions = [
          ...(name === undefined ? [] : ['renamed']),
          ...(role === undefined ? [] : [`made_${role}`]),
          ...(isDisabled === undefined ? [] : [isDisabled ? 'disabled' : 'enabled']),
          ...(hasCode === false ? ['code_removed'] : []),
        ];
        for (const action of actions) await audit(transaction, actor, `user.${action}`, id);
        return changed;
      }),

    /** Stores a two-factor secret that the user still has to confirm with a code. */
    prepareCode: async (id: number, secret: string): Promise<void> => {
      await db.updateTable('users').set({ code_pending: secret }).where('id', '=', id).execute();
    },

    /** Activates the prepared secret, confirmed in time step `step`; null removes the secret. Ends other sessions. */
    setCode: (user: StoredUser, step: number | null, currentSession: string): Promise<void> =>
      inTransaction(db, async (transaction) => {
        await transaction
          .updateTable('users')
          .set({ code_secret: step === null ? null : user.code_pending, code_pending: null, code_step: step })
          .where('id', '=', user.id)
          .execute();
        await transaction
          .deleteFrom('sessions')
          .where('user_id', '=', user.id)
          .where('token_hash', '!=', currentSession)
          .execute();
        await audit(
          transaction,
          user.email ?? FIRST_ACCOUNT_ACTOR,
          step === null ? 'user.code_removed' : 'user.code_set',
          user.id,
        );
      }),

    /** Marks a code's time step as used; false if it or a later one was used before. */
    consumeCode: async (id: number, step: number): Promise<boolean> => {
      const { numUpdatedRows } = await db
        .updateTable('users')
        .set({ code_step: step })
        .where('id', '=', id)
        .where(({ eb, or }) => or([eb('code_step', 'is', null), eb('code_step', '<', step)]))
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },
  };
};
export type UserQueries = ReturnType<typeof userQueries>;

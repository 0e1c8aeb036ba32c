import type { Generated, Selectable } from 'kysely';
import type { Role, TemplateName } from '../../../contract/desk/constants.ts';
import type { InsertOnly } from './applicationTables.ts';

/** Who may sign in to the staff desk. A disabled one is deleted once the audit log no longer names it. */
export interface UsersTable {
  id: Generated<number>;
  /** In lower case; null: the first account, which gets its address together with its password. */
  email: string | null;
  name: string;
  role: Role;
  /** 0 or 1. */
  is_disabled: number;
  created_at: InsertOnly<string>;
  /** argon2id; null: the one-time link has not been used. */
  password_hash: string | null;
  /** Base32 secret of the authenticator app; `code_pending` is not confirmed yet. */
  code_secret: string | null;
  code_pending: string | null;
  /** Time step of the last code that was used: it and earlier ones are not accepted again. */
  code_step: number | null;
  /** SHA-256 of the one-time link's token, and when it expires. */
  link_hash: string | null;
  link_until: string | null;
}
export type StoredUser = Selectable<UsersTable>;

/** Only the SHA-256 of a session's token is stored. */
export interface SessionsTable {
  token_hash: InsertOnly<string>;
  user_id: InsertOnly<number>;
  created_at: InsertOnly<string>;
  seen_at: string;
  /** Such as 'Firefox on Linux'; empty if it is unknown. */
  browser: InsertOnly<string>;
}

/** A browser in which a user has signed in. Only the SHA-256 of its token is stored. */
export interface DevicesTable {
  token_hash: InsertOnly<string>;
  user_id: InsertOnly<number>;
  seen_at: string;
}

/** Recent failed sign-in attempts, by the hash of an account or an IP address. */
export interface AttemptsTable {
  id: Generated<number>;
  key: InsertOnly<string>;
  at: InsertOnly<string>;
}

/** Words that staff gave an application, to find it again. */
export interface TagsTable {
  application_id: InsertOnly<number>;
  tag: InsertOnly<string>;
}

/** Templates that an admin has changed. */
export interface TemplatesTable {
  name: InsertOnly<TemplateName>;
  subject: string;
  body: string;
}

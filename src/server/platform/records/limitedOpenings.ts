import { type Kysely, type RawBuilder, sql, type SqlBool } from 'kysely';
import type { StoredUser } from '../database/deskTables.ts';
import type { Tables } from '../database/tables.ts';

/** Who reads or changes records at the desk. */
export type Viewer = Pick<StoredUser, 'id' | 'role'>;

type OpeningColumn = 'applications.opening_id' | 'openings.id';

/** The limited openings that a recruiter may not see. */
const selectHidden = ({ id }: Viewer) => sql`select limited.id from openings as limited
  where limited.is_limited = 1 and not exists (select 1 from opening_recruiters as named
    where named.opening_id = limited.id and named.user_id = ${id})`;

/**
 * Who may look: admins see every opening with its applications; recruiters see neither a limited one nor its people
 * unless they are named. Every query of the desk that reads one of them has this condition or `hideLimited`.
 */
export const isVisibleTo = (viewer: Viewer, column: OpeningColumn): RawBuilder<SqlBool> =>
  viewer.role === 'admin'
    ? sql<SqlBool>`1 = 1`
    : sql<SqlBool>`${sql.ref(column)} not in (${selectHidden(viewer)})`;

/** The same for an email, which names its application by the reference. */
export const isMailVisibleTo = (viewer: Viewer): RawBuilder<SqlBool> =>
  viewer.role === 'admin'
    ? sql<SqlBool>`1 = 1`
    : sql<SqlBool>`outbox.subject_reference not in (select applications.reference from applications
        where applications.opening_id in (${selectHidden(viewer)}))`;

/** The condition of what a user may not see; undefined if there is nothing. */
export const findLimited = async (
  db: Kysely<Tables>,
  viewer: Viewer,
  column: OpeningColumn,
): Promise<RawBuilder<SqlBool> | undefined> => {
  if (viewer.role === 'admin') return undefined;
  const { rows } = await sql`${selectHidden(viewer)} limit 1`.execute(db);
  return rows.length > 0 ? sql<SqlBool>`(${sql.ref(column)} in (${selectHidden(viewer)}))` : undefined;
};

/** The same for lists and counts: undefined if nothing is hidden, so that they go on using their indexes. */
export const hideLimited = async (
  db: Kysely<Tables>,
  viewer: Viewer,
  column: OpeningColumn,
): Promise<RawBuilder<SqlBool> | undefined> => {
  const isHidden = await findLimited(db, viewer, column);
  return isHidden && sql<SqlBool>`not ${isHidden}`;
};

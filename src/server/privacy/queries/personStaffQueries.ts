import { sql, type Kysely } from 'kysely';
import { selectApplications } from '../../applications/queries/selectApplications.ts';
import { engineOf } from '../../platform/database/engine.ts';
import { listOf } from '../../platform/database/listOf.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { HeldData, PersonKey } from './heldData.ts';
import { findMentions, namesOf, type Mention } from './mentions.ts';

interface Addressed {
  reference: string;
  email: string;
}

/** The references of what is meant; letter case is compared here, because the database knows that of ASCII only. */
const pick = (all: readonly Addressed[], key: PersonKey): string[] =>
  all
    .filter(({ reference, email }) =>
      key.kind === 'reference'
        ? reference === key.reference.toUpperCase()
        : email.toLowerCase() === key.email.toLowerCase(),
    )
    .map(({ reference }) => reference);

const ALERT_COLUMNS = [
  ...(['id', 'reference', 'email', 'asked', 'links', 'link_at', 'created_at'] as const),
  ...(['confirmed_at', 'told_at', 'told', 'delete_after'] as const),
] as const;

/** What is held about people, for a request to see it or to have it erased (docs/requirements.md, STAFF-10). */
export const personStaffQueries = (db: Kysely<Tables>) => {
  const addressed = (table: 'applications' | 'messages' | 'alerts'): Promise<Addressed[]> =>
    db.selectFrom(table).select(['reference', 'email']).execute();

  const aboutThem = async (references: readonly string[]) => ({
    notes: await db
      .selectFrom('notes')
      .selectAll()
      .where('reference', 'in', listOf(db, references))
      .orderBy('id')
      .execute(),
    mails: await db
      .selectFrom('outbox')
      .selectAll()
      .where('subject_reference', 'in', listOf(db, references))
      .orderBy('id')
      .execute(),
    audit: await db
      .selectFrom('audit')
      .select(['at', 'actor', 'action', 'subject'])
      .where(
        'subject',
        'in',
        listOf(
          db,
          references.flatMap((reference) => [
            `application ${reference}`,
            `message ${reference}`,
            `alert ${reference}`,
          ]),
        ),
      )
      .orderBy('id')
      .execute(),
  });

  return {
    /** Whether nothing of the database is damaged: some damage hides rows without a word. PostgreSQL fails at it. */
    isWhole: async (): Promise<boolean> => {
      if (engineOf(db) === 'postgres') return true;
      const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(1)`.execute(db);
      return rows[0]?.integrity_check === 'ok';
    },

    find: async (key: PersonKey): Promise<HeldData> => {
      const ofApplications = pick(await addressed('applications'), key);
      const ofMessages = pick(await addressed('messages'), key);
      const ofAlerts = pick(await addressed('alerts'), key);
      return {
        applications: await selectApplications(db)
          .where('applications.reference', 'in', listOf(db, ofApplications))
          .orderBy('applications.id')
          .execute(),
        messages: await db
          .selectFrom('messages')
          .selectAll()
          .where('reference', 'in', listOf(db, ofMessages))
          .orderBy('id')
          .execute(),
        // Without the token, which is a key for mail programs alone.
        alerts: await db
          .selectFrom('alerts')
          .select([...ALERT_COLUMNS])
          .where('reference', 'in', listOf(db, ofAlerts))
          .orderBy('id')
          .execute(),
        ...(await aboutThem([...ofApplications, ...ofMessages, ...ofAlerts])),
      };
    },

    /** Where the same person is named in what belongs to others. */
    mentions: (key: PersonKey, held: HeldData): Promise<Mention[]> =>
      findMentions(db, {
        words: namesOf(key, held),
        except: new Set([...held.applications, ...held.messages].map(({ reference }) => reference)),
      }),
  };
};
export type PersonStaffQueries = ReturnType<typeof personStaffQueries>;

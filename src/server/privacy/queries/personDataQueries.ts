import { type Kysely, sql } from 'kysely';
import { type StoredApplication, selectApplications } from '../../applications/queries/selectApplications.ts';
import { normaliseMailbox } from '../../platform/records/mailbox.ts';
import { getEngine, sqlTexts } from '../../platform/database/engine.ts';
import type {
  QueuedMail,
  ReferenceTable,
  StoredAlert,
  StoredMessage,
  StoredReply,
  Tables,
} from '../../platform/database/tables.ts';
import type { AuditEntry } from '../../platform/records/audit.ts';
import type { Note } from '../../platform/records/notes.ts';

/** What is stored about a person or under one reference. `ReferenceTable` makes a missing table a type error. */
export interface PersonData extends Record<ReferenceTable, readonly object[]> {
  applications: StoredApplication[];
  messages: StoredMessage[];
  alerts: Omit<StoredAlert, 'token' | 'mailbox'>[];
  notes: Note[];
  mails: QueuedMail[];
  replies: StoredReply[];
  tags: { reference: string; tag: string }[];
  /** Uploads of the resume of `reference` that belong to no application: another upload names nobody. */
  uploads: { reference: string; uploaded_at: string; sha256: string }[];
  audit: AuditEntry[];
}

/** An email address in any spelling of its mailbox (`normaliseMailbox`), or a reference. */
export type PersonKey = { kind: 'email'; email: string } | { kind: 'reference'; reference: string };

interface AddressRow {
  reference: string;
  email: string;
}

/** Compares in JavaScript, because a row may have been stored with an older rule for mailboxes. */
const filterReferences = (rows: readonly AddressRow[], key: PersonKey): string[] =>
  rows
    .filter(({ reference, email }) =>
      key.kind === 'reference'
        ? reference === key.reference.toUpperCase()
        : normaliseMailbox(email) === normaliseMailbox(key.email),
    )
    .map(({ reference }) => reference);

const ALERT_COLUMNS = [
  'id',
  'reference',
  'email',
  'list_query',
  'links',
  'link_at',
  'created_at',
  'confirmed_at',
  'notified_at',
  'notified',
  'delete_after',
] as const;

/** The data of a person, for subject access and erasure. */
export const personDataQueries = (db: Kysely<Tables>) => {
  const listAddresses = (table: 'applications' | 'messages' | 'alerts'): Promise<AddressRow[]> =>
    db.selectFrom(table).select(['reference', 'email']).execute();

  const readRelated = async (references: readonly string[]) => ({
    uploads: await db
      .selectFrom('applications')
      .innerJoin('resumes', 'resumes.id', 'applications.resume_id')
      .innerJoin('resumes as unclaimed', 'unclaimed.sha256', 'resumes.sha256')
      .select(['reference', 'unclaimed.uploaded_at', 'unclaimed.sha256'])
      .where('reference', 'in', sqlTexts(db, references))
      .where('unclaimed.claimed_by', 'is', null)
      .orderBy('applications.id')
      .orderBy('unclaimed.id')
      .execute(),
    tags: await db
      .selectFrom('tags')
      .innerJoin('applications', 'applications.id', 'tags.application_id')
      .select(['reference', 'tag'])
      .where('reference', 'in', sqlTexts(db, references))
      .orderBy('applications.id')
      .orderBy('tag')
      .execute(),
    notes: await db
      .selectFrom('notes')
      .selectAll()
      .where('reference', 'in', sqlTexts(db, references))
      .orderBy('id')
      .execute(),
    mails: await db
      .selectFrom('outbox')
      .selectAll()
      .where('subject_reference', 'in', sqlTexts(db, references))
      .orderBy('id')
      .execute(),
    replies: await db
      .selectFrom('replies')
      .selectAll()
      .where('reference', 'in', sqlTexts(db, references))
      .orderBy('id')
      .execute(),
    audit: await db
      .selectFrom('audit')
      .select(['at', 'actor', 'action', 'subject'])
      .where(
        'subject',
        'in',
        sqlTexts(
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

  const readByReferences = async (references: readonly string[]): Promise<PersonData> => ({
    applications: await selectApplications(db)
      .where('applications.reference', 'in', sqlTexts(db, references))
      .orderBy('applications.id')
      .execute(),
    messages: await db
      .selectFrom('messages')
      .selectAll()
      .where('reference', 'in', sqlTexts(db, references))
      .orderBy('id')
      .execute(),
    // Without the token, which authorises changes.
    alerts: await db
      .selectFrom('alerts')
      .select([...ALERT_COLUMNS])
      .where('reference', 'in', sqlTexts(db, references))
      .orderBy('id')
      .execute(),
    ...(await readRelated(references)),
  });

  return {
    /** Whether SQLite's integrity check passes: damage can hide rows. Not checked on PostgreSQL. */
    isIntact: async (): Promise<boolean> => {
      if (getEngine(db) === 'postgres') return true;
      const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(1)`.execute(db);
      return rows[0]?.integrity_check === 'ok';
    },

    find: async (key: PersonKey): Promise<PersonData> =>
      readByReferences([
        ...filterReferences(await listAddresses('applications'), key),
        ...filterReferences(await listAddresses('messages'), key),
        ...filterReferences(await listAddresses('alerts'), key),
      ]),

    /** Everything that is stored under a mailbox, by an index. */
    findByMailbox: async (mailbox: string): Promise<PersonData> => {
      const references: string[] = [];
      for (const table of ['applications', 'messages', 'alerts'] as const) {
        const rows = await db.selectFrom(table).select('reference').where('mailbox', '=', mailbox).execute();
        references.push(...rows.map(({ reference }) => reference));
      }
      return readByReferences(references);
    },

    /** Everything that is stored under these references. */
    findByReferences: readByReferences,
  };
};
export type PersonDataQueries = ReturnType<typeof personDataQueries>;

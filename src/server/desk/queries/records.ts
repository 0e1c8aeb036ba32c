import { sql, type Kysely } from 'kysely';
import type { TemplateName } from '../../../contract/desk/constants.ts';
import type { Template } from '../../../contract/desk/applicationSchemas.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { recordAudit } from '../../platform/records/audit.ts';

export type Subject = 'application' | 'message';

/** Notes, history and templates. */
export const recordQueries = (db: Kysely<Tables>, clock: () => Date) => ({
  /** What a reference stands for; undefined: nothing, or no more. */
  kindOf: async (reference: string): Promise<Subject | undefined> => {
    for (const [table, kind] of [
      ['applications', 'application'],
      ['messages', 'message'],
    ] as const) {
      const row = await db
        .selectFrom(table)
        .select('id')
        .where('reference', '=', reference)
        .executeTakeFirst();
      if (row) return kind;
    }
    return undefined;
  },

  addNote: (kind: Subject, note: { reference: string; text: string; actor: string }) =>
    inTransaction(db, async (transaction) => {
      const at = clock().toISOString();
      const { actor, reference } = note;
      await recordAudit(transaction, { at, actor, action: `${kind}.noted`, subject: `${kind} ${reference}` });
      return transaction
        .insertInto('notes')
        .values({ ...note, at })
        .returningAll()
        .executeTakeFirstOrThrow();
    }),

  /** Notes, mails and audit rows about an application or message, oldest first. */
  about: async (kind: Subject, reference: string) => ({
    notes: await db
      .selectFrom('notes')
      .selectAll()
      .where('reference', '=', reference)
      .orderBy('id')
      .execute(),
    mails: await db
      .selectFrom('outbox')
      .selectAll()
      .where('subject_reference', '=', reference)
      .orderBy('id')
      .execute(),
    audit: await db
      .selectFrom('audit')
      .selectAll()
      .where('subject', '=', `${kind} ${reference}`)
      .orderBy('id')
      .execute(),
  }),

  /** Names of the people in the audit, by what it calls them. */
  names: async (): Promise<Map<string, string>> => {
    const users = await db.selectFrom('users').select(['email', 'name']).execute();
    return new Map(users.map(({ email, name }) => [email ?? '', name]));
  },

  /** Applications and unread ones by the id of their opening. */
  countByOpening: async () => {
    const rows = await db
      .selectFrom('applications')
      .select(['opening_id', sql<number>`sum(case when read_at is null then 1 else 0 end)`.as('unread')])
      .select(({ fn }) => fn.countAll<number>().as('applications'))
      .groupBy('opening_id')
      .execute();
    return new Map(
      rows.map(({ opening_id, unread, applications }) => [
        opening_id,
        { unread: Number(unread), applications: Number(applications) },
      ]),
    );
  },

  note: (action: string, subject: string, actor: string) =>
    recordAudit(db, { at: clock().toISOString(), actor, action, subject }),

  /** The templates that an admin has changed. */
  templates: () => db.selectFrom('templates').selectAll().execute(),

  saveTemplates: (templates: Readonly<Record<TemplateName, Template>>, actor: string) =>
    inTransaction(db, async (transaction) => {
      for (const [name, template] of Object.entries(templates) as [TemplateName, Template][])
        await transaction
          .insertInto('templates')
          .values({ name, ...template })
          .onConflict((conflict) => conflict.column('name').doUpdateSet(template))
          .execute();
      const at = clock().toISOString();
      await recordAudit(transaction, { at, actor, action: 'templates.changed', subject: 'templates' });
    }),
});
export type RecordQueries = ReturnType<typeof recordQueries>;

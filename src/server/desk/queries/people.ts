import type { Kysely } from 'kysely';
import type { FoundRecord } from '../../../contract/desk/inboxSchemas.ts';
import { containsAll } from '../../platform/database/containsAll.ts';
import type { Tables } from '../../platform/database/tables.ts';

interface SearchableRecord extends Pick<
  FoundRecord,
  'kind' | 'reference' | 'name' | 'email' | 'at' | 'about'
> {
  person: string[];
  texts: string[];
}

const groupTexts = <Row extends { reference: string }>(
  rows: readonly Row[],
  toText: (row: Row) => string,
) => {
  const groups = new Map<string, string[]>();
  for (const row of rows) {
    const group = groups.get(row.reference);
    if (group) group.push(toText(row));
    else groups.set(row.reference, [toText(row)]);
  }
  return groups;
};

/** Searches all records for a person. */
export const peopleQueries = (db: Kysely<Tables>) => {
  const listSearchable = async (): Promise<SearchableRecord[]> => {
    const applications = await db
      .selectFrom('applications')
      .innerJoin('resumes', 'resumes.id', 'applications.resume_id')
      .select(['reference', 'name', 'email', 'phone', 'job_role', 'other_information', 'received_at'])
      .select('client_name')
      .execute();
    const messages = await db
      .selectFrom('messages')
      .select(['reference', 'name', 'email', 'phone', 'subject', 'message', 'received_at'])
      .execute();
    const alerts = await db
      .selectFrom('alerts')
      .select(['reference', 'email', 'list_query', 'created_at'])
      .execute();
    return [
      ...applications.map((row): SearchableRecord => ({
        ...{ kind: 'application', reference: row.reference, name: row.name, email: row.email },
        ...{ at: row.received_at, about: row.job_role },
        person: [row.name, row.email, row.phone, row.reference],
        texts: [row.other_information, row.client_name],
      })),
      ...messages.map((row): SearchableRecord => ({
        ...{ kind: 'message', reference: row.reference, name: row.name, email: row.email },
        ...{ at: row.received_at, about: row.subject },
        person: [row.name, row.email, row.phone, row.reference],
        texts: [row.subject, row.message],
      })),
      ...alerts.map(({ reference, email, list_query, created_at }): SearchableRecord => ({
        ...{ kind: 'alert', reference, name: '', email, at: created_at, about: list_query },
        ...{ person: [email, reference], texts: [] },
      })),
    ];
  };

  return {
    /** Finds records that contain all the words in one place: the person's details, a text, a note or an email. */
    find: async (words: readonly string[]): Promise<FoundRecord[]> => {
      const noteRows = await db.selectFrom('notes').select(['reference', 'text']).execute();
      const mailRows = await db
        .selectFrom('outbox')
        .select(['subject_reference as reference', 'recipient', 'subject', 'body'])
        .execute();
      const notes = groupTexts(noteRows, ({ text }) => text);
      const mails = groupTexts(
        mailRows,
        ({ recipient, subject, body }) => `${recipient}\n${subject}\n${body}`,
      );
      return (await listSearchable()).flatMap(({ person, texts, ...record }) => {
        const related = {
          notes: notes.get(record.reference) ?? [],
          mails: mails.get(record.reference) ?? [],
        };
        const foundIn = [
          ...(containsAll(person, words) ? (['person'] as const) : []),
          ...(containsAll(texts, words) ? (['text'] as const) : []),
          ...(related.notes.some((text) => containsAll([text], words)) ? (['note'] as const) : []),
          ...(related.mails.some((text) => containsAll([text], words)) ? (['mail'] as const) : []),
        ];
        if (foundIn.length === 0) return [];
        return { ...record, notes: related.notes.length, mails: related.mails.length, foundIn };
      });
    },
  };
};

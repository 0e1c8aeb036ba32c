import type { Kysely } from 'kysely';
import { PERSONAL_COLUMNS } from '../../applications/queries/applicationColumns.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { namesAny } from '../namesAny.ts';
import type { HeldData, PersonKey } from './heldData.ts';

/** A place that names somebody, but is about somebody else. */
export interface Mention {
  kind: 'application' | 'message' | 'note' | 'mail';
  /** Of the application or message itself, or of the one that it belongs to. */
  reference: string;
  /** The number of a note or a mail. */
  id?: number;
}

/** By what somebody may be named elsewhere: their addresses and full names. */
export const namesOf = (
  key: PersonKey,
  { applications, messages }: Pick<HeldData, 'applications' | 'messages'>,
): string[] => [
  ...new Set([
    ...(key.kind === 'email' ? [key.email] : []),
    ...[...applications, ...messages].flatMap(({ email, name }) => [email, name]),
  ]),
];

/**
 * Where somebody is named in what belongs to others: their texts, what staff noted about them, and mails about them. The
 * files of resumes are not searched.
 */
export const findMentions = async (
  db: Kysely<Tables>,
  { words, except }: { words: readonly string[]; except: ReadonlySet<string> },
): Promise<Mention[]> => {
  const isNamed = namesAny(words);
  const found = <Row extends { reference: string }>(
    rows: readonly Row[],
    {
      kind,
      textOf,
      id,
    }: { kind: Mention['kind']; textOf: (row: Row) => string[]; id?: (row: Row) => number },
  ): Mention[] =>
    rows
      .filter((row) => !except.has(row.reference) && isNamed(textOf(row).join('\n')))
      .map((row) => ({ kind, reference: row.reference, ...(id && { id: id(row) }) }));

  const applications = await db
    .selectFrom('applications')
    .innerJoin('resumes', 'resumes.id', 'applications.resume_id')
    .select(['reference', 'client_name', ...PERSONAL_COLUMNS])
    .execute();
  const messages = await db
    .selectFrom('messages')
    .select(['reference', 'name', 'email', 'phone', 'subject', 'message'])
    .execute();
  const notes = await db.selectFrom('notes').select(['id', 'reference', 'text']).orderBy('id').execute();
  const mails = await db
    .selectFrom('outbox')
    .select(['id', 'subject_reference as reference', 'recipient', 'subject', 'body'])
    .orderBy('id')
    .execute();
  return [
    ...found(applications, {
      kind: 'application',
      textOf: (row) => [...PERSONAL_COLUMNS.map((column) => row[column]), row.client_name],
    }),
    ...found(messages, {
      kind: 'message',
      textOf: (row) => [row.name, row.email, row.phone, row.subject, row.message],
    }),
    ...found(notes, { kind: 'note', textOf: ({ text }) => [text], id: ({ id }) => id }),
    ...found(mails, {
      kind: 'mail',
      textOf: ({ recipient, subject, body }) => [recipient ?? '', subject, body],
      id: ({ id }) => id,
    }),
  ];
};

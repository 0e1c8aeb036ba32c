import { strToU8, zipSync } from 'fflate';
import type { Kysely } from 'kysely';
import type { YourRecord } from '../../contract/yourData.ts';
import { formatInstant } from '../../lib/formatDate.ts';
import { site } from '../../content/site.ts';
import type { ResumeFile } from '../outbox/transport.ts';
import type { Tables } from '../platform/database/tables.ts';
import { fileNameByType } from '../platform/fileNameByType.ts';
import { formatJson } from '../terminal/terminal.ts';
import { withoutStaff } from './commands/people.ts';
import { describePerson, type FindRole } from './describePerson.ts';
import { describeLeftOut } from './leftOut.ts';
import type { PersonData } from './queries/personDataQueries.ts';

const OTHER_ACTORS: Readonly<Record<string, string>> = {
  visitor: 'you',
  applicant: 'you',
  retention: 'the program',
  server: 'the program',
};

/** Reads the roles of all accounts. Whoever has none used the terminal: an operator. */
export const readRoles = async (db: Kysely<Tables>): Promise<FindRole> => {
  const users = await db.selectFrom('users').select(['email', 'role']).execute();
  const roles = new Map(
    users.map(({ email, role }) => [email ?? '', role === 'admin' ? 'an administrator' : 'a recruiter']),
  );
  return (actor) => roles.get(actor) ?? OTHER_ACTORS[actor] ?? 'an operator';
};

const toText = (records: readonly YourRecord[], at: string): string =>
  [
    `What ${site.fullName} holds about you, on ${formatInstant(at)}`,
    ...records.map(({ title, facts }) =>
      [title, '='.repeat(title.length), ...facts.map(([label, text]) => `${label}: ${text}`)].join('\n'),
    ),
    'data.json contains every field for programs; the folder resumes contains the files as they were received.',
    describeLeftOut(),
    '',
  ].join('\n\n');

interface PersonFileOptions {
  findRole: FindRole;
  readResumeFile: (reference: string) => Promise<ResumeFile | undefined>;
  /** ISO 8601 instant. */
  at: string;
}

/** Everything about a person as a ZIP file: a text for people, JSON for programs, and the resumes. */
export const makePersonFile = async (
  data: PersonData,
  { findRole, readResumeFile, at }: PersonFileOptions,
): Promise<Buffer> => {
  const resumes = await Promise.all(
    data.applications.map(async ({ reference, name, file_type }): Promise<[string, Uint8Array]> => [
      `resumes/${fileNameByType(`${reference} ${name}`, file_type)}`,
      (await readResumeFile(reference))?.bytes ?? Buffer.alloc(0),
    ]),
  );
  const files: Record<string, Uint8Array> = {
    'your-data.txt': strToU8(toText(describePerson(data, findRole), at)),
    'data.json': strToU8(formatJson(withoutStaff(data))),
    ...Object.fromEntries(resumes),
  };
  // Without compression, because resumes are compressed already.
  return Buffer.from(zipSync(files, { level: 0, mtime: at }));
};

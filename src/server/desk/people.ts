import type { FastifyInstance } from 'fastify';
import {
  ErasePeople,
  FindPeople,
  PersonFileQuery,
  type Erased,
  type FoundPeople,
} from '../../contract/desk/inboxSchemas.ts';
import { ignoreStorageFailure } from '../platform/database/storageFailure.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { listSettings } from '../platform/settings/listSettings.ts';
import { summarise, withoutStaff } from '../privacy/commands/people.ts';
import { findStored } from '../privacy/repeatErasures.ts';
import { fileNameByType } from '../platform/fileNameByType.ts';
import { formatJson } from '../terminal/terminal.ts';
import { splitTerms } from './applications.ts';
import type { DeskDependencies } from './dependencies.ts';
import { route } from './route.ts';
import { makeZip } from './zip.ts';

const sentences = {
  gone: 'Nothing is stored under these references any more',
  tooMuch: 'The resumes of these applications are too large for one file. Select fewer of them',
  words: 'Enter a name, an email address or a reference of at least three characters',
};

/** Maximum size of the ZIP file, which is built in memory. */
const MAX_ZIP_BYTES = 100 * 1024 * 1024;

/** Routes for the admin pages "People's rights" and "Settings". */
export const registerPeople = (app: FastifyInstance, dependencies: DeskDependencies): void => {
  const { db, people, readPersonData, records, readResumeFile, erase, clock, config } = dependencies;

  route(app, 'findPeople', { body: FindPeople }, async ({ body, actor }): Promise<FoundPeople> => {
    const words = splitTerms(body.words);
    if (words.join('').length < 3)
      throw new Refusal(400, sentences.words, { fields: { words: sentences.words } });
    await ignoreStorageFailure(records.record('people.searched', 'people', actor));
    return people.find(words);
  });

  route(app, 'exportPerson', { query: PersonFileQuery }, async ({ query, actor, reply }) => {
    const data = await readPersonData([query.reference].flat());
    const { applications, messages, alerts } = data;
    const subjects = [
      ...applications.map(({ reference }) => `application ${reference}`),
      ...messages.map(({ reference }) => `message ${reference}`),
      ...alerts.map(({ reference }) => `alert ${reference}`),
    ];
    if (subjects.length === 0) throw new Refusal(404, sentences.gone);
    const bytes = applications.reduce((sum, { file_size }) => sum + Number(file_size), 0);
    if (bytes > MAX_ZIP_BYTES) throw new Refusal(413, sentences.tooMuch);
    // Recorded before the first byte, because even an interrupted export discloses personal data.
    for (const subject of subjects) await records.record('person.informed', subject, actor);
    const emails = [...new Set([...applications, ...messages, ...alerts].map(({ email }) => email))].join(
      ', ',
    );
    const resumes = await Promise.all(
      applications.map(async ({ reference, name, file_type }) => ({
        name: `resumes/${fileNameByType(`${reference} ${name}`, file_type)}`,
        bytes: (await readResumeFile(reference))?.bytes ?? Buffer.alloc(0),
      })),
    );
    const archive = makeZip([
      { name: 'summary.txt', bytes: Buffer.from(summarise(emails, data, clock().toISOString())) },
      { name: 'data.json', bytes: Buffer.from(formatJson(withoutStaff(data))) },
      ...resumes,
    ]);
    return reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="personal-data.zip"')
      .send(archive);
  });

  route(app, 'erasePeople', { body: ErasePeople }, async ({ body, actor }): Promise<Erased> => {
    const stored = await findStored(db, body.references);
    const erased = await erase({ ...stored, actor, reason: 'erased' });
    const { applications, resumes, messages, alerts, notes, mails } = erased;
    return { applications, resumes, messages, alerts, notes, mails };
  });

  route(app, 'readSettings', {}, async () => ({
    settings: Object.entries(listSettings(config)).map(([name, value]) => ({ name, value })),
  }));
};

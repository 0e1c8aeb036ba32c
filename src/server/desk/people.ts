import type { FastifyInstance } from 'fastify';
import {
  CorrectPerson,
  ErasePeople,
  FindPeople,
  HoldApplication,
  PersonFileQuery,
  type Erased,
  type FoundPeople,
} from '../../contract/desk/inboxSchemas.ts';
import { normaliseMailbox } from '../platform/records/mailbox.ts';
import { ignoreStorageFailure } from '../platform/database/storageFailure.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { listSettings } from '../platform/settings/listSettings.ts';
import { makePersonFile, readRoles } from '../privacy/personFile.ts';
import { readDetails } from '../privacy/yourDataRoutes.ts';
import { findStored } from '../privacy/repeatErasures.ts';
import { toSearchTerms } from '../platform/records/searchTerms.ts';
import type { DeskDependencies } from './dependencies.ts';
import { requireFound, route } from './route.ts';

const sentences = {
  gone: 'Nothing is stored under these references any more',
  othersAddress:
    'Other records have this address: a correction must not join two people. Nothing was changed',
  reason: 'Enter the reason',
  noConsent: 'There is no consent to longer storage',
  tooMuch: 'The resumes of these applications are too large for one file. Select fewer of them',
  words: 'Enter a name, an email address or a reference of at least three characters',
};

/** Maximum size of the ZIP file, which is built in memory. */
const MAX_ZIP_BYTES = 100 * 1024 * 1024;

/** Routes for the admin pages "People's rights" and "Settings". */
export const registerPeople = (app: FastifyInstance, dependencies: DeskDependencies): void => {
  const { db, people, readPersonData, records, readResumeFile, erase, clock, config, corrections, holds } =
    dependencies;

  route(app, 'findPeople', { body: FindPeople }, async ({ body, actor }): Promise<FoundPeople> => {
    const words = toSearchTerms(body.words);
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
    const archive = await makePersonFile(data, {
      findRole: await readRoles(db),
      readResumeFile,
      at: clock().toISOString(),
    });
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

  route(app, 'correctPerson', { body: CorrectPerson }, async ({ reference, body, actor, reply }) => {
    const stored = requireFound(await corrections.find(reference), sentences.gone);
    const details = readDetails(body);
    const isOtherMailbox = normaliseMailbox(details.email) !== normaliseMailbox(stored.email);
    if (isOtherMailbox && (await corrections.belongsToOthers(details.email)))
      throw new Refusal(409, sentences.othersAddress, { fields: { email: sentences.othersAddress } });
    requireFound((await corrections.correct({ reference, actor }, details)) || undefined, sentences.gone);
    return reply.code(204).send();
  });

  route(app, 'withdrawConsent', {}, async ({ reference, actor, reply }) => {
    const isWithdrawn = await corrections.withdrawConsent({ reference, actor });
    requireFound(isWithdrawn || undefined, sentences.noConsent);
    return reply.code(204).send();
  });

  route(app, 'holdApplication', { body: HoldApplication }, async ({ reference, body, actor, reply }) => {
    const reason = body.reason?.trim() ?? null;
    if (reason === '') throw new Refusal(400, sentences.reason, { fields: { reason: sentences.reason } });
    requireFound((await holds.setHold({ reference, actor, reason })) || undefined, sentences.gone);
    return reply.code(204).send();
  });

  route(app, 'readSettings', {}, async () => ({
    settings: Object.entries(listSettings(config)).map(([name, value]) => ({ name, value })),
  }));
};

import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { Type } from 'typebox';
import {
  AddNote,
  ChangeApplication,
  ReadApplicationQuery,
  type ApplicationDetail,
  type ApplicationRow,
  type ApplicationState,
} from '../../contract/desk/applicationSchemas.ts';
import { STAGE_NAMES } from '../../contract/desk/constants.ts';
import { strictObject } from '../../contract/desk/sessionSchemas.ts';
import { applicationFields, FURTHER_FIELDS } from '../../contract/applicationFields.ts';
import { capitalise } from '../../lib/capitalise.ts';
import { displayFileName } from '../../contract/applicationRules.ts';
import { inspectResume } from '../applications/resumeType/inspectResume.ts';
import { toOneLine } from '../outbox/mailText.ts';
import { ignoreStorageFailure } from '../platform/database/storageFailure.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { fileNameByType } from '../platform/fileNameByType.ts';
import type { DeskDependencies } from './dependencies.ts';
import type { ApplicationRecord, StateChange, StateRecord } from './queries/applications.ts';
import { requireFound, route, type SignedInUser } from './route.ts';

const sentences = {
  gone: 'This application no longer exists',
  interview: 'Enter the date and time of the interview',
  owner: 'This person can no longer sign in',
  hiddenFromOwner: 'This person may not see the opening',
  conflict: 'Someone else changed this application in the meantime',
  damaged: 'The stored resume is damaged: it is not the file that was received. Restore it from a backup',
  tooLarge: 'This file is too large to show: download it',
  protected: 'This file is protected and cannot be shown: download it',
  note: 'Write the note first',
};

const describeConflict = (by: string, stage: string): string =>
  `${capitalise(by)} changed this application in the meantime: it is in the stage ‘${stage}’`;

export const toState = (row: StateRecord): ApplicationState => ({
  reference: row.reference,
  status: row.status,
  interviewAt: row.interview_at,
  interviewMinutes: row.interview_minutes,
  interviewPlace: row.interview_place,
  isInvited: row.invitations > 0,
  ownerId: row.owner_id,
  isRead: row.read_at !== null,
  updatedAt: row.updated_at ?? row.received_at,
});

export const toRow = (row: ApplicationRecord): ApplicationRow => ({
  ...toState(row),
  name: toOneLine(row.name),
  email: row.email,
  openingId: row.opening_id,
  jobTitle: row.job_title,
  receivedAt: row.received_at,
  ownerName: row.owner_name,
  notes: Number(row.notes),
  tags: row.tags,
  isRepeat: row.is_repeat === 1,
  isSuspect: row.is_suspect === 1,
});

/** Refuses an owner who cannot sign in, or may not see one of these applications. */
export const requireOwner = async (
  { users, applications }: DeskDependencies,
  { ownerId, references }: { ownerId: number | null | undefined; references: readonly string[] },
  viewer: SignedInUser,
): Promise<void> => {
  if (ownerId === null || ownerId === undefined) return;
  const refuse = (sentence: string) => new Refusal(400, sentence, { fields: { ownerId: sentence } });
  const owner = (await users.list()).find(({ id }) => id === ownerId);
  if (!owner || owner.is_disabled === 1) throw refuse(sentences.owner);
  const seenByOwner = await applications.readStates(references, owner);
  const seenByViewer = await applications.readStates(references, viewer);
  if (seenByOwner.length < seenByViewer.length) throw refuse(sentences.hiddenFromOwner);
};

/** Refuses an interview without a valid time. */
export const requireInterview = (change: StateChange, before?: StateRecord): void => {
  const at = change.interviewAt === undefined ? before?.interview_at : change.interviewAt;
  const isMissing = (change.status ?? before?.status) === 'interview' && !at;
  if (isMissing || (at && Number.isNaN(Date.parse(at))))
    throw new Refusal(400, sentences.interview, { fields: { interviewAt: sentences.interview } });
};

const ResumeQuery = strictObject({ view: Type.Optional(Type.String({ maxLength: 4 })) });

/** Returns a Content-Disposition header; the second name is for letters beyond ASCII (RFC 6266). */
const buildDisposition = (name: string, isInline: boolean): string => {
  const plain = name.replace(/[^\w. -]/g, '_');
  const full = encodeURIComponent(name).replace(/['()*]/g, '_');
  return `${isInline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${full}`;
};

/** Routes for one application with its resume, and its changes. */
export const registerApplications = (app: FastifyInstance, dependencies: DeskDependencies): void => {
  const { applications, person, records, readResumeFile } = dependencies;

  const schemas = { query: ReadApplicationQuery };
  route(app, 'readApplication', schemas, async (call): Promise<ApplicationDetail> => {
    const { reference, query, user, actor } = call;
    const markAsRead = { change: { isRead: true }, seen: undefined, by: user };
    // An application can be read even if the disk is full.
    if (query.peek !== 'true') await ignoreStorageFailure(applications.change(reference, markAsRead));
    const row = requireFound(await applications.find(reference, user), sentences.gone);
    await ignoreStorageFailure(records.recordOpening('application', reference, actor));
    return {
      ...toRow(row),
      phone: row.phone,
      texts: FURTHER_FIELDS.map((field) => {
        const { label, column } = applicationFields[field];
        return { label, text: row[column] };
      }),
      jobRole: row.job_role,
      deleteAfter: row.delete_after.slice(0, 10),
      isKeptLonger: row.consent_version !== null,
      holdReason: row.hold_reason,
      resume: {
        fileName: fileNameByType(displayFileName(row.client_name), row.type),
        type: row.type,
        size: Number(row.size),
        sha256: row.sha256,
        scan: row.scan,
        marks: row.marks === '' ? [] : row.marks.split(', '),
      },
      others: await person.listApplications(row.mailbox, user, reference),
      ...(await records.readHistory('application', reference)),
    };
  });

  route(app, 'changeApplication', { body: ChangeApplication }, async ({ reference, body, user, reply }) => {
    const { updatedAt: seen, ...change } = body;
    const [before] = await applications.readStates([reference], user);
    requireInterview(change, before);
    await requireOwner(dependencies, { ownerId: change.ownerId, references: [reference] }, user);
    const result = requireFound(
      await applications.change(reference, { change, seen, by: user }),
      sentences.gone,
    );
    if (result.kind === 'conflict') {
      const latest = (await records.readLatestChanges([{ kind: 'application', reference }])).get(reference);
      const error = latest
        ? describeConflict(latest.by, STAGE_NAMES[result.current.status])
        : sentences.conflict;
      return reply.code(409).send({ error, current: toState(result.current), ...latest });
    }
    return { now: toState(result.now), before: toState(result.before) };
  });

  route(app, 'readResume', { query: ResumeQuery }, async ({ reference, query, user, actor, reply }) => {
    const row = requireFound(await applications.find(reference, user), sentences.gone);
    const resume = requireFound(await readResumeFile(reference), sentences.gone);
    if (createHash('sha256').update(resume.bytes).digest('hex') !== row.sha256)
      throw new Refusal(409, sentences.damaged);
    const isInline = query.view !== undefined;
    if (isInline && row.type === 'pdf') {
      const { previewObstacle, failure } = await inspectResume(resume.bytes);
      if (previewObstacle === 'protected') throw new Refusal(422, sentences.protected);
      if (previewObstacle || failure !== undefined) throw new Refusal(413, sentences.tooLarge);
    }
    const action = isInline ? 'resumeViewed' : 'exported';
    await records.record(`application.${action}`, `application ${reference}`, actor);
    return reply
      .type(isInline && row.type === 'pdf' ? 'application/pdf' : 'application/octet-stream')
      .headers({
        'content-disposition': buildDisposition(
          fileNameByType(displayFileName(row.client_name), row.type),
          isInline,
        ),
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      })
      .send(resume.bytes);
  });

  route(app, 'addNote', { body: AddNote }, async ({ body, actor, user, reply }) => {
    const text = body.text.replace(/\r\n?/g, '\n').trim();
    if (text === '') throw new Refusal(400, sentences.note, { fields: { text: sentences.note } });
    const { reference } = body;
    const kind = requireFound(await records.findKind(reference, user), sentences.gone);
    const { id, at } = await records.addNote(kind, { reference, text, actor });
    return reply.code(201).send({ id, at, by: user.name, text });
  });
};

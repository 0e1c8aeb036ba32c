import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Type, type Static } from 'typebox';
import {
  AddNote,
  ApplicationQuery,
  ChangeApplication,
  ReadApplicationQuery,
  type ApplicationDetail,
  type ApplicationList,
  type ApplicationRow,
  type ApplicationState,
} from '../../contract/desk/applicationSchemas.ts';
import { DESK_COUNTS, STAGE_NAMES } from '../../contract/desk/constants.ts';
import { strictObject } from '../../contract/desk/sessionSchemas.ts';
import { withoutTimestamp } from '../../lib/timestampedName.ts';
import { toOneLine } from '../outbox/mailText.ts';
import { ignoreStorageFailure } from '../platform/database/storageFailure.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { toCsv, toCsvRows } from '../terminal/csv.ts';
import { fileNameByType } from '../platform/fileNameByType.ts';
import type { DeskDependencies } from './dependencies.ts';
import type { ApplicationFilter, Page } from './queries/applicationList.ts';
import type { ApplicationRecord, StateChange, StateRecord } from './queries/applications.ts';
import { requireFound, route, type SignedInUser } from './route.ts';

const sentences = {
  gone: 'This application no longer exists',
  interview: 'Enter the date and time of the interview',
  owner: 'This person can no longer sign in',
  conflict: 'Someone else changed this application in the meantime',
  damaged: 'The stored resume is damaged: it is not the file that was received. Restore it from a backup',
  note: 'Write the note first',
};

const describeConflict = (by: string, stage: string): string =>
  `${by} changed this application in the meantime: it is in the stage ‘${stage}’`;

export const toState = (row: StateRecord): ApplicationState => ({
  reference: row.reference,
  status: row.status,
  interviewAt: row.interview_at,
  ownerId: row.owner_id,
  isRead: row.read_at !== null,
  updatedAt: row.updated_at ?? row.received_at,
});

const toRow = (row: ApplicationRecord): ApplicationRow => ({
  ...toState(row),
  name: toOneLine(row.name),
  email: row.email,
  openingId: row.opening_id,
  jobTitle: row.job_title,
  receivedAt: row.received_at,
  ownerName: row.owner_name,
  notes: Number(row.notes),
  isRepeat: row.is_repeat === 1,
  isSuspect: row.is_suspect === 1,
});

/** Splits a search into terms. */
export const splitTerms = (words = ''): string[] => words.split(/\s+/).filter((word) => word !== '');
/** The owner filter of a query: a user's id, null for nobody, undefined for all. */
export const readOwner = (owner: string | undefined, user: SignedInUser): number | null | undefined => {
  if (owner === undefined) return undefined;
  if (owner === 'none') return null;
  return owner === 'me' ? user.id : Number(owner);
};
/** The limit and offset of a query. */
export const readPage = ({ limit, offset }: { limit?: string; offset?: string }) => ({
  limit: Math.min(Number(limit ?? DESK_COUNTS.page.default), DESK_COUNTS.page.max),
  offset: Number(offset ?? 0),
});

const readQuery = (query: Static<typeof ApplicationQuery>, user: SignedInUser): [ApplicationFilter, Page] => [
  {
    status: query.status,
    openingId: query.opening === undefined ? undefined : Number(query.opening),
    ownerId: readOwner(query.owner, user),
    isUnread: query.unread === undefined ? undefined : query.unread === 'true',
    words: splitTerms(query.words),
  },
  { sort: query.sort ?? 'received', order: query.order ?? (query.sort ? 'asc' : 'desc'), ...readPage(query) },
];

/** Refuses an owner who cannot sign in. */
export const requireOwner = async (
  { users }: DeskDependencies,
  id: number | null | undefined,
): Promise<void> => {
  if (id === null || id === undefined) return;
  const owner = (await users.list()).find((user) => user.id === id);
  if (!owner || owner.is_disabled === 1)
    throw new Refusal(400, sentences.owner, { fields: { ownerId: sentences.owner } });
};

/** Refuses an interview without a valid time. */
export const requireInterview = (change: StateChange, before?: StateRecord): void => {
  const at = change.interviewAt === undefined ? before?.interview_at : change.interviewAt;
  const isMissing = (change.status ?? before?.status) === 'interview' && !at;
  if (isMissing || (at && Number.isNaN(Date.parse(at))))
    throw new Refusal(400, sentences.interview, { fields: { interviewAt: sentences.interview } });
};

const CSV_COLUMNS = [
  'reference',
  'receivedAt',
  'status',
  'interviewAt',
  'ownerName',
  'openingId',
  'jobTitle',
  'name',
  'email',
  'isRead',
  'isRepeat',
  'isSuspect',
  'notes',
] as const;
/** All applications of a large database. */
const MAX_EXPORT_ROWS = 1_000_000;
/** The server handles other requests between two parts. */
const EXPORTED_ROWS_PER_PART = 200;

const registerLists = (app: FastifyInstance, { applications, records }: DeskDependencies): void => {
  route(
    app,
    'listApplications',
    { query: ApplicationQuery },
    async ({ query, user, actor }): Promise<ApplicationList> => {
      const [filter, page] = readQuery(query, user);
      if (filter.words.length > 0)
        await ignoreStorageFailure(records.record('applications.searched', 'applications', actor));
      const { items, counts } = await applications.list(filter, page);
      const sum = (matches: (row: (typeof counts)[number]) => boolean) =>
        counts.filter(matches).reduce((total, { count }) => total + count, 0);
      const { status, isUnread } = filter;
      return {
        items: items.map(toRow),
        total: sum(
          (row) =>
            (status === undefined || row.stage === status) &&
            (isUnread === undefined || row.isUnread === isUnread),
        ),
        counts: {
          all: sum(() => true),
          unread: sum((row) => row.isUnread),
          byStatus: Object.fromEntries(counts.map(({ stage }) => [stage, sum((row) => row.stage === stage)])),
        },
      };
    },
  );

  route(app, 'exportApplications', { query: ApplicationQuery }, async ({ query, user, actor, reply }) => {
    const [filter, page] = readQuery(query, user);
    const ids = await applications.listIds(filter, { ...page, offset: 0, limit: MAX_EXPORT_ROWS });
    // Recorded before the first byte, because even an interrupted export discloses personal data.
    await records.record('applications.exported', `applications ${ids.length}`, actor);
    const writeRows = async function* () {
      yield toCsv([], CSV_COLUMNS);
      for (let at = 0; at < ids.length; at += EXPORTED_ROWS_PER_PART) {
        const rows = await applications.readByIds(ids.slice(at, at + EXPORTED_ROWS_PER_PART));
        yield toCsvRows(rows.map(toRow), CSV_COLUMNS);
      }
    };
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="applications.csv"')
      .send(Readable.from(writeRows()));
  });
};

const ResumeQuery = strictObject({ view: Type.Optional(Type.String({ maxLength: 4 })) });

/** Returns a Content-Disposition header; the second name is for letters beyond ASCII (RFC 6266). */
const buildDisposition = (name: string, isInline: boolean): string => {
  const plain = name.replace(/[^\w. -]/g, '_');
  const full = encodeURIComponent(name).replace(/['()*]/g, '_');
  return `${isInline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${full}`;
};

/** Routes for the list of applications, one application with its resume, and changes. */
export const registerApplications = (app: FastifyInstance, dependencies: DeskDependencies): void => {
  const { applications, records, readResumeFile } = dependencies;
  registerLists(app, dependencies);

  const schemas = { query: ReadApplicationQuery };
  route(app, 'readApplication', schemas, async ({ reference, query, actor }): Promise<ApplicationDetail> => {
    const markAsRead = { change: { isRead: true }, seen: undefined, actor };
    // An application can be read even if the disk is full.
    if (query.peek !== 'true') await ignoreStorageFailure(applications.change(reference, markAsRead));
    const row = requireFound(await applications.find(reference), sentences.gone);
    await ignoreStorageFailure(records.recordOpening('application', reference, actor));
    const earlier = await applications.findEarlier(row);
    return {
      ...toRow(row),
      phone: row.phone,
      otherInformation: row.other_information,
      jobRole: row.job_role,
      deleteAfter: row.delete_after.slice(0, 10),
      isKeptLonger: row.consent_version !== null,
      resume: {
        fileName: withoutTimestamp(row.client_name),
        type: row.type,
        size: Number(row.size),
        sha256: row.sha256,
        scan: row.scan,
        marks: row.marks === '' ? [] : row.marks.split(', '),
      },
      earlier: earlier.map(({ reference: earlierReference, received_at }) => ({
        reference: earlierReference,
        receivedAt: received_at,
      })),
      ...(await records.readHistory('application', reference)),
    };
  });

  route(app, 'changeApplication', { body: ChangeApplication }, async ({ reference, body, actor, reply }) => {
    const { updatedAt: seen, ...change } = body;
    const [before] = await applications.readStates([reference]);
    requireInterview(change, before);
    await requireOwner(dependencies, change.ownerId);
    const result = requireFound(
      await applications.change(reference, { change, seen, actor }),
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

  route(app, 'readResume', { query: ResumeQuery }, async ({ reference, query, actor, reply }) => {
    const row = requireFound(await applications.find(reference), sentences.gone);
    const resume = requireFound(await readResumeFile(reference), sentences.gone);
    if (createHash('sha256').update(resume.bytes).digest('hex') !== row.sha256)
      throw new Refusal(409, sentences.damaged);
    const isInline = query.view !== undefined;
    const action = isInline ? 'resumeViewed' : 'exported';
    await records.record(`application.${action}`, `application ${reference}`, actor);
    return reply
      .type(isInline && row.type === 'pdf' ? 'application/pdf' : 'application/octet-stream')
      .headers({
        'content-disposition': buildDisposition(
          fileNameByType(withoutTimestamp(row.client_name), row.type),
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
    const kind = requireFound(await records.findKind(reference), sentences.gone);
    const { id, at } = await records.addNote(kind, { reference, text, actor });
    return reply.code(201).send({ id, at, by: user.name, text });
  });
};

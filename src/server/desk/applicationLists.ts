import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import type { Static } from 'typebox';
import {
  ApplicationQuery,
  ChangeApplications,
  type ApplicationList,
} from '../../contract/desk/applicationSchemas.ts';
import { DESK_COUNTS, type Attention } from '../../contract/desk/constants.ts';
import { addDays } from '../../lib/addDays.ts';
import { toOneLine } from '../outbox/mailText.ts';
import { ignoreStorageFailure } from '../platform/database/storageFailure.ts';
import { Refusal } from '../platform/http/refusal.ts';
import { toSearchTerms } from '../platform/records/searchTerms.ts';
import { toCsv, toCsvRows } from '../terminal/csv.ts';
import { requireInterview, requireOwner, toRow, toState } from './applications.ts';
import type { DeskDependencies } from './dependencies.ts';
import { readOwner, readPage } from './listQuery.ts';
import type { Page } from './queries/applicationPages.ts';
import { FURTHER_COLUMNS, type ApplicationSearch } from './queries/applications.ts';
import { route, type SignedInUser } from './route.ts';

const sentences = {
  gone: 'One of these applications no longer exists; nothing was changed',
  tag: 'Write a tag',
  tags: `An application has at most ${DESK_COUNTS.tags} tags; nothing was changed`,
};

const describeStale = (count: number, who: string): string =>
  `Nothing was changed: ${count === 1 ? 'one application was' : `${count} applications were`} changed by ${who} in the meantime`;

/** A tag on one line; refuses an empty one. */
const toTag = (text: string): string => {
  const tag = toOneLine(text);
  if (tag === '') throw new Refusal(400, sentences.tag, { fields: { tag: sentences.tag } });
  return tag;
};

const readAttention = (
  attention: Attention | undefined,
  now: string,
  replyWithinDays: number,
): Pick<ApplicationSearch, 'receivedAfter' | 'waitingSince'> => {
  if (attention === 'new') return { receivedAfter: addDays(now, -1) };
  return attention === 'waiting' ? { waitingSince: addDays(now, -replyWithinDays) } : {};
};

const readQuery = (
  { clock, config }: DeskDependencies,
  query: Static<typeof ApplicationQuery>,
  user: SignedInUser,
): [ApplicationSearch, Page] => [
  {
    ...readAttention(query.attention, clock().toISOString(), config.periods.replyWithinDays),
    tag: query.tag,
    status: query.status,
    openingId: query.opening === undefined ? undefined : Number(query.opening),
    ownerId: readOwner(query.owner, user),
    isUnread: query.unread === undefined ? undefined : query.unread === 'true',
    words: toSearchTerms(query.words),
  },
  { sort: query.sort ?? 'received', order: query.order ?? (query.sort ? 'asc' : 'desc'), ...readPage(query) },
];

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
  'phone',
  'tags',
  'isRead',
  'isRepeat',
  'isSuspect',
  'notes',
  ...FURTHER_COLUMNS,
] as const;
/** All applications of a large database. */
const MAX_EXPORT_ROWS = 1_000_000;
/** The server handles other requests between two parts. */
const EXPORTED_ROWS_PER_PART = 200;

/** Routes for the list of applications, its export, and changes of several at once. */
export const registerLists = (app: FastifyInstance, dependencies: DeskDependencies): void => {
  const { applications, records } = dependencies;
  route(
    app,
    'listApplications',
    { query: ApplicationQuery },
    async ({ query, user, actor }): Promise<ApplicationList> => {
      const [filter, page] = readQuery(dependencies, query, user);
      if (filter.words.length > 0)
        await ignoreStorageFailure(records.record('applications.searched', 'applications', actor));
      const { items, counts: found, ...ends } = await applications.list(filter, page, user);
      const { total, ...counts } = found;
      return { items: items.map(toRow), total, counts, ...ends };
    },
  );

  route(app, 'exportApplications', { query: ApplicationQuery }, async ({ query, user, actor, reply }) => {
    const [filter, { sort, order }] = readQuery(dependencies, query, user);
    const whole = { sort, order, offset: 0, limit: MAX_EXPORT_ROWS };
    const ids = await applications.listIds(filter, whole, user);
    // Recorded before the first byte, because even an interrupted export discloses personal data.
    await records.record('applications.exported', `applications ${ids.length}`, actor);
    const writeRows = async function* () {
      yield toCsv([], CSV_COLUMNS);
      for (let at = 0; at < ids.length; at += EXPORTED_ROWS_PER_PART) {
        const rows = await applications.readWithTexts(ids.slice(at, at + EXPORTED_ROWS_PER_PART));
        const notes = await records.readNotes(rows.map(({ reference }) => reference));
        const toCsvRow = (row: (typeof rows)[number]) => ({
          ...row,
          ...toRow(row),
          phone: row.phone,
          tags: row.tags.join('; '),
          notes: (notes.get(row.reference) ?? []).join('\n'),
        });
        yield toCsvRows(rows.map(toCsvRow), CSV_COLUMNS);
      }
    };
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="applications.csv"')
      .send(Readable.from(writeRows()));
  });

  route(app, 'listTags', {}, async ({ user }) => ({ tags: await applications.listTags(user) }));

  route(app, 'changeApplications', { body: ChangeApplications }, async ({ body, user }) => {
    const changes = body.changes.map(({ reference, updatedAt, addTag, removeTag, ...change }) => ({
      reference,
      seen: updatedAt,
      change,
      addTag: addTag && toTag(addTag),
      removeTag: removeTag && toOneLine(removeTag),
    }));
    for (const { reference, change } of changes) {
      requireInterview(change);
      await requireOwner(dependencies, { ownerId: change.ownerId, references: [reference] }, user);
    }
    const result = await applications.changeAll(changes, user);
    if (result.kind === 'gone') throw new Refusal(404, sentences.gone);
    if (result.kind === 'tags') throw new Refusal(409, sentences.tags);
    if (result.kind === 'changed')
      return {
        changed: result.changed.map(({ before, now }) => ({ before: toState(before), now: toState(now) })),
      };
    const stale = result.stale.map((reference) => ({ kind: 'application' as const, reference }));
    const latest = await records.readLatestChanges(stale);
    const who = [...new Set([...latest.values()].map(({ by }) => by))].join(', ') || 'somebody';
    throw new Refusal(409, describeStale(stale.length, who));
  });
};

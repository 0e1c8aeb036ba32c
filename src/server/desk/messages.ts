import type { FastifyInstance } from 'fastify';
import {
  ChangeMessage,
  MessageQuery,
  type MessageDetail,
  type MessageList,
  type MessageRow,
  type MessageState,
  type StartPage,
} from '../../contract/desk/inboxSchemas.ts';
import { toOneLine } from '../outbox/mailText.ts';
import { normaliseMailbox } from '../platform/records/mailbox.ts';
import { ignoreStorageFailure } from '../platform/database/storageFailure.ts';
import { toSearchTerms } from '../platform/records/searchTerms.ts';
import { requireOwner } from './applications.ts';
import type { DeskDependencies } from './dependencies.ts';
import { readOwner, readPage } from './listQuery.ts';
import type { MessageRecord } from './queries/messages.ts';
import { requireFound, route } from './route.ts';

const GONE_SENTENCE = 'This message no longer exists';

const toState = (row: MessageRecord): MessageState => ({
  reference: row.reference,
  isRead: row.read_at !== null,
  isHandled: row.handled_at !== null,
  ownerId: row.owner_id,
  updatedAt: row.updated_at ?? row.received_at,
});

const toRow = (row: MessageRecord): MessageRow => ({
  ...toState(row),
  form: row.form,
  name: toOneLine(row.name),
  email: row.email,
  subject: row.subject,
  receivedAt: row.received_at,
  ownerName: row.owner_name,
  notes: Number(row.notes),
  isSuspect: row.is_suspect === 1,
});

const readFlag = (flag: 'true' | 'false' | undefined): boolean | undefined =>
  flag === undefined ? undefined : flag === 'true';

/** Routes for the start page and for messages of the contact forms. */
export const registerMessages = (app: FastifyInstance, dependencies: DeskDependencies): void => {
  const { messages, person, records, start, config, hasMail, readNewestBackup } = dependencies;

  route(app, 'start', {}, async ({ user }): Promise<StartPage> => {
    const { replyWithinDays } = config.periods;
    const page = await start.read({ replyWithinDays, hasMail, viewer: user });
    return { ...page, backup: { at: (await readNewestBackup())?.at ?? null } };
  });

  route(
    app,
    'listMessages',
    { query: MessageQuery },
    async ({ query, user, actor }): Promise<MessageList> => {
      const filter = {
        ownerId: readOwner(query.owner, user),
        isHandled: readFlag(query.handled),
        isUnread: readFlag(query.unread),
        words: toSearchTerms(query.words),
      };
      if (filter.words.length > 0)
        await ignoreStorageFailure(records.record('messages.searched', 'messages', actor));
      const { items, ...counted } = await messages.list(filter, readPage(query));
      return { items: items.map(toRow), ...counted };
    },
  );

  route(app, 'readMessage', {}, async ({ reference, user, actor }): Promise<MessageDetail> => {
    await ignoreStorageFailure(messages.change(reference, { isRead: true }, actor));
    const row = requireFound(await messages.find(reference), GONE_SENTENCE);
    await ignoreStorageFailure(records.recordOpening('message', reference, actor));
    return {
      ...toRow(row),
      phone: row.phone,
      enquiry: row.enquiry,
      message: row.message,
      deleteAfter: row.delete_after.slice(0, 10),
      others: await person.listApplications(normaliseMailbox(row.email), user),
      ...(await records.readHistory('message', reference)),
    };
  });

  route(app, 'changeMessage', { body: ChangeMessage }, async ({ reference, body, user, actor }) => {
    await requireOwner(dependencies, { ownerId: body.ownerId, references: [] }, user);
    const { before, now } = requireFound(await messages.change(reference, body, actor), GONE_SENTENCE);
    return { before: toState(before), now: toState(now) };
  });
};

import { defineCommand } from '../../desk/command/defineCommand.ts';
import { refused } from '../../desk/command/staffError.ts';
import type { ListField } from '../../desk/list/field.ts';
import { listOptions } from '../../desk/list/listOptions.ts';
import { checkListOptions, showList } from '../../desk/list/showList.ts';
import { localField, timeField } from '../../desk/list/timeFields.ts';
import type { ListedMessage } from '../queries/messageStaffQueries.ts';
import { messageFilterOptions, noMessage } from './messageFilterOptions.ts';
import { messageLegendOf, messageSignsOf } from './messageMarks.ts';
import { readableMessages } from './readableMessages.ts';

const received = { name: 'received', at: ({ received_at }: ListedMessage) => received_at, canDrop: 2 };

const fieldsOf = (rows: readonly ListedMessage[]): ListField<ListedMessage>[] => [
  { name: 'marks', title: '', value: messageSignsOf },
  { name: 'id', isNumber: true, value: ({ id }) => id },
  timeField(received),
  localField(received, rows),
  { name: 'reference', isHidden: true, value: ({ reference }) => reference },
  { name: 'handled', isHidden: true, value: ({ handled_at }) => handled_at },
  { name: 'form', canDrop: 1, value: ({ form }) => form },
  { name: 'name', canShrink: true, value: ({ name }) => name },
  { name: 'email', title: 'email', canShrink: true, canDrop: 3, value: ({ email }) => email },
  { name: 'phone', isHidden: true, value: ({ phone }) => phone },
  { name: 'subject', canShrink: true, value: ({ subject }) => subject },
];

export const listMessages = defineCommand(
  {
    name: 'messages list',
    summary: 'Lists the messages of the contact forms, newest first.',
    parameters: {},
    options: { ...messageFilterOptions, ...listOptions },
    examples: ['./staff messages list', './staff messages list --open --text "audit leeds"'],
  },
  async (request) => {
    const { options, database, actor } = request;
    checkListOptions(options, fieldsOf([]));
    const { messages, audit, dataDir } = await database();
    const words = options.text?.split(/\s+/).filter((word) => word !== '');
    const found = await messages.list({ isUnread: options.unread, isOpen: options.open, words });
    const { rows, missing } = readableMessages(found, dataDir);
    const isFiltered = Boolean(options.unread || options.open || words);
    const written = await showList(request, {
      rows,
      fields: fieldsOf(rows),
      noun: ['message', 'messages'],
      none: missing.length > 0 ? 'None of them can be read.' : noMessage(isFiltered, dataDir),
      styleOf: ({ read_at }) => (read_at === null ? 'bold' : undefined),
      legendOf: messageLegendOf,
    });
    if (written.length > 0) await audit.note('messages.exported', `messages ${written.length}`, { actor });
    if (missing.length > 0) throw refused(...missing);
  },
);

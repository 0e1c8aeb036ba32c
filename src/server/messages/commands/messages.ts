import { stateOf } from '../../outbox/commands/outbox.ts';
import { when } from '../../platform/clock/when.ts';
import type { StaffDatabase } from '../../staff/openStaffDatabase.ts';
import { defineCommand } from '../../terminal/command.ts';
import { toCsv } from '../../terminal/csv.ts';
import { refused, wrongUse } from '../../terminal/failure.ts';
import { outPath, shownName, writeNewFile, writeOut } from '../../terminal/files.ts';
import { listOptions, readListOptions, showList, type ListField, type RowMark } from '../../terminal/list.ts';
import { noteLines, noteReading, readNote, requireOne } from '../../terminal/notes.ts';
import { countOf, fieldLines, indent, writeLines } from '../../terminal/terminal.ts';
import type { ListedMessage } from '../queries/messageStaffQueries.ts';

const ID = "the message's number, or its reference or a part of that";

/** The message that a number, a reference or a part of one means; refuses where there is none, or several. */
const requireMessage = async (
  { messages, dataDir }: Pick<StaffDatabase, 'messages' | 'dataDir'>,
  text: string,
): Promise<ListedMessage> => requireOne(await messages.match(text), { kind: 'message', text, dataDir });

const marks: readonly RowMark<ListedMessage>[] = [
  { sign: '*', meaning: 'unread', isOn: ({ read_at }) => read_at === null },
  { sign: '=', meaning: 'handled', isOn: ({ handled_at }) => handled_at !== null },
  { sign: '#', meaning: 'has notes', isOn: ({ notes }) => notes > 0 },
  { sign: '?', meaning: 'suspected spam', isOn: ({ is_suspect }) => is_suspect === 1 },
];

const fields: readonly ListField<ListedMessage>[] = [
  { name: 'id', value: ({ id }) => id },
  {
    name: 'received',
    title: 'received (UTC)',
    value: ({ received_at }) => received_at,
    cell: ({ received_at }) => when(received_at).slice(0, 16),
  },
  { name: 'reference', isHidden: true, value: ({ reference }) => reference },
  { name: 'handled', isHidden: true, value: ({ handled_at }) => handled_at },
  { name: 'form', value: ({ form }) => form },
  { name: 'name', value: ({ name }) => name },
  { name: 'email', value: ({ email }) => email },
  { name: 'phone', isHidden: true, value: ({ phone }) => phone },
  { name: 'subject', value: ({ subject }) => subject },
];

export const listMessages = defineCommand(
  {
    name: 'messages list',
    summary: 'Lists the messages of the contact forms, newest first.',
    args: {},
    options: {
      unread: ['--unread', 'only those that nobody has opened yet'],
      open: ['--open', "only those that nobody has dealt with yet; see 'messages status'"],
      text: ['--text <WORDS>', 'only those that hold, or whose notes hold, every one of these words'],
      ...listOptions,
    },
    examples: ['./staff messages list', './staff messages list --open --text "audit leeds"'],
  },
  async (request) => {
    const { options, database, actor } = request;
    readListOptions(options, fields);
    const { messages, audit, dataDir } = await database();
    const words = options.text?.split(/\s+/).filter((word) => word !== '');
    const rows = await messages.list({ isUnread: options.unread, isOpen: options.open, words });
    const isFiltered = Boolean(options.unread || options.open || words);
    const written = await showList(request, {
      rows,
      fields,
      marks,
      noun: ['message', 'messages'],
      none: `${isFiltered ? 'No message matches' : 'There are no messages yet'}, in ${dataDir}.`,
    });
    if (written.length > 0) await audit.note('messages.exported', `messages ${written.length}`, { actor });
  },
);

export const showMessage = defineCommand(
  {
    name: 'messages show',
    summary: 'Shows one message, and what became of the mail about it, and marks it as read.',
    args: { id: ['<ID>', ID] },
    options: { out: ['--out <FILE>', 'into a file, for colleagues'] },
    examples: ['./staff messages show 12', './staff messages show 7K3QF-0B9XT-M2WZE-H48RD'],
  },
  async (request) => {
    const { args, options, database, settings, output, actor } = request;
    const opened = await database();
    const message = await requireMessage(opened, args.id);
    const { reference } = message;
    const hasMail = settings().mail.smtpUrl !== '';
    const mails = await opened.outbox.about(reference);
    const lines = [
      ...fieldLines([
        ['id', String(message.id)],
        ['reference', reference],
        ['received', when(message.received_at)],
        ['handled', message.handled_at === null ? 'no' : when(message.handled_at)],
        ['form', message.form],
        ['name', message.name],
        ['email', message.email],
        ['phone', message.phone],
        ['subject', message.subject],
        ['looking for', message.enquiry || '(not asked)'],
        ...mails.map((mail): [string, string] => [`mail ${mail.id}`, stateOf(mail, hasMail)]),
      ]),
      '',
      'Message',
      ...indent(message.message || '(none)'),
      ...noteLines(await opened.messages.notes(reference)),
    ];
    if (options.out === undefined) writeLines(output, lines);
    else {
      await opened.audit.note('message.exported', `message ${reference}`, { actor });
      await writeOut(request, { out: options.out, content: `${lines.join('\n')}\n` });
    }
    await noteReading(request, () => opened.messages.markRead(reference, { actor }));
  },
);

const STATUSES = ['handled', 'received'] as const;

export const handleMessages = defineCommand(
  {
    name: 'messages status',
    summary: 'Says that messages were dealt with, or after all were not; for staff alone.',
    args: {
      words: ['<ID...>', `one or more: ${ID}; the last word is the status: ${STATUSES.join(', ')}`],
    },
    options: {},
    examples: ['./staff messages status 12 handled', './staff messages status 12 14 15 handled'],
  },
  async ({ args, database, output, actor }) => {
    const status = STATUSES.find((each) => each === args.words.at(-1));
    if (!status || args.words.length < 2)
      throw wrongUse(`Name messages and a status, one of ${STATUSES.join(', ')}`);
    const opened = await database();
    const found = new Map<string, number>();
    for (const word of args.words.slice(0, -1)) {
      const { reference, id } = await requireMessage(opened, word);
      found.set(reference, id);
    }
    const changed = await opened.messages.handle([...found.keys()], status === 'handled', { actor });
    writeLines(
      output,
      [...found].map(
        ([reference, id]) => `Message ${id} ${changed.includes(reference) ? 'is' : 'was already'} ${status}`,
      ),
    );
  },
);

export const noteMessage = defineCommand(
  {
    name: 'messages note',
    summary:
      'Adds a note for other staff; the sender never sees it, unless they ask what is held about them.',
    args: {
      id: ['<ID>', ID],
      text: ['[TEXT...]', 'the note; left out, it is read from standard input'],
    },
    options: {},
    examples: ['./staff messages note 12 "Rang back, sends an offer on Monday"'],
  },
  async (request) => {
    const { args, database, output, actor } = request;
    const opened = await database();
    const { id, reference } = await requireMessage(opened, args.id);
    const text = await readNote(request, args.text);
    await opened.messages.addNote(reference, text, { actor });
    writeLines(output, [`Message ${id} has a new note`]);
  },
);

const COLUMNS = [
  'id',
  'reference',
  'received_at',
  'form',
  'name',
  'email',
  'phone',
  'subject',
  'enquiry',
  'message',
] as const;

export const exportMessages = defineCommand(
  {
    name: 'messages export',
    summary: 'Writes all messages into a file for a spreadsheet, newest first.',
    args: {},
    options: {
      out: ['--out <FILE>', "where to; '-' is standard output"],
      force: ['--force', 'also over a file that exists'],
    },
    examples: [
      './staff messages export --out ~/messages.csv',
      './staff messages export --out - > messages.csv',
    ],
  },
  async (request) => {
    const { options, database, output, errors, actor } = request;
    if (!options.out) throw wrongUse('messages export needs --out FILE');
    const toOutput = options.out === '-';
    const file = toOutput ? '-' : outPath(request, options.out);
    if (toOutput && output.isTerminal) throw refused('An export is not shown on a terminal; use --out FILE');
    const { messages, audit } = await database();
    const found = await messages.list();
    const bytes = Buffer.from(toCsv(found, COLUMNS));
    // Before the first byte: an export that is cut off has exported personal data, too.
    await audit.note('messages.exported', `messages ${found.length}`, { actor });
    if (toOutput) output.write(bytes);
    else await writeNewFile(file, bytes, { overwrite: options.force === true });
    const name = toOutput ? 'standard output' : shownName(request, file);
    writeLines(toOutput ? errors : output, [`${name}: ${countOf(found.length, 'message')}`]);
  },
);

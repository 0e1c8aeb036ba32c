import type { FetchMessageObject, ImapFlow, MessageStructureObject } from 'imapflow';
import { text as readStream } from 'node:stream/consumers';
import { type ImapSettings, parseImapUrl } from '../../platform/settings/imapSettings.ts';

/** An email in the mailbox, without its text. */
export interface Letter {
  uid: number;
  messageId: string;
  /** ISO 8601 instant at which the mail server received it. */
  at: string;
  sender: string;
  subject: string;
  /** The addresses that it was sent to. */
  recipients: readonly string[];
  /** The Message-IDs that it answers. */
  answers: readonly string[];
  /** Whether a program sent it, such as an out-of-office reply or a bounce. */
  isAutomatic: boolean;
  /** Number of attached files. */
  attachments: number;
}

export interface Mailbox {
  /** Changes if the mail server numbers its emails anew. */
  validity: string;
  /** The emails after this one, the oldest first. */
  list: (afterUid: number, limit: number) => Promise<Letter[]>;
  /** The plain text of an email; null if it has none. */
  readText: (uid: number) => Promise<string | null>;
}

const TIMEOUT_MS = 30_000;
/** Longer texts are cut: whoever needs the rest reads it in the mailbox. */
const MAX_TEXT_BYTES = 100_000;

const HEADERS = ['references', 'in-reply-to', 'auto-submitted', 'delivered-to', 'x-original-to'];
const MESSAGE_ID = /<[^<>\s]{3,500}>/g;

/** Header lines by lower-case name; a folded line continues the one before it. */
const readHeaders = (headers: Buffer | undefined): Map<string, string> => {
  const lines = (headers?.toString('latin1') ?? '').replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const fields = new Map<string, string>();
  for (const line of lines) {
    const [, name = '', value = ''] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name) fields.set(name.toLowerCase(), `${fields.get(name.toLowerCase()) ?? ''} ${value}`.trim());
  }
  return fields;
};

const listParts = (part: MessageStructureObject | undefined): MessageStructureObject[] =>
  part ? [part, ...(part.childNodes ?? []).flatMap(listParts)] : [];

const isAttached = ({ disposition, type }: MessageStructureObject): boolean =>
  disposition === 'attachment' || (!type.startsWith('text/') && !type.startsWith('multipart/'));

const toLetter = ({ uid, envelope, headers, bodyStructure, internalDate }: FetchMessageObject): Letter => {
  const fields = readHeaders(headers);
  const to = [...(envelope?.to ?? []), ...(envelope?.cc ?? [])].map(({ address = '' }) => address);
  const automatic = fields.get('auto-submitted') ?? 'no';
  return {
    uid,
    messageId: envelope?.messageId ?? '',
    at: new Date(internalDate ?? envelope?.date ?? 0).toISOString(),
    sender: envelope?.from?.[0]?.address ?? '',
    subject: envelope?.subject ?? '',
    recipients: [...to, fields.get('delivered-to') ?? '', fields.get('x-original-to') ?? ''],
    answers: `${fields.get('in-reply-to') ?? ''} ${fields.get('references') ?? ''}`.match(MESSAGE_ID) ?? [],
    isAutomatic: automatic.toLowerCase() !== 'no',
    attachments: listParts(bodyStructure).filter(isAttached).length,
  };
};

const openMailbox = (client: ImapFlow, validity: string): Mailbox => ({
  validity,
  list: async (afterUid, limit) => {
    const found = (await client.search({ uid: `${afterUid + 1}:*` }, { uid: true })) || [];
    // `*` is the last email, even if it is not after the given one.
    const uids = found.filter((uid) => uid > afterUid).slice(0, limit);
    if (uids.length === 0) return [];
    const query = { uid: true, envelope: true, bodyStructure: true, internalDate: true, headers: HEADERS };
    return (await client.fetchAll(uids, query, { uid: true })).map(toLetter);
  },
  readText: async (uid) => {
    const message = await client.fetchOne(String(uid), { bodyStructure: true }, { uid: true });
    const parts = listParts(message ? message.bodyStructure : undefined);
    const plain = parts.find((part) => part.type === 'text/plain' && !isAttached(part));
    if (!plain) return null;
    const { content } = await client.download(String(uid), plain.part ?? '1', {
      uid: true,
      maxBytes: MAX_TEXT_BYTES,
    });
    return content ? readStream(content) : null;
  },
});

/** Opens the mailbox without changing anything in it, not even what is marked as read. */
export const withMailbox = async (
  settings: ImapSettings,
  signal: AbortSignal,
  act: (mailbox: Mailbox) => Promise<void>,
): Promise<void> => {
  // Only a server that reads replies needs the library.
  const { ImapFlow } = await import('imapflow');
  const { folder, ...server } = parseImapUrl(settings.url);
  const client = new ImapFlow({
    ...server,
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  // Without a listener, an error after the connection would end the process; the command that fails reports it.
  client.on('error', () => undefined);
  const abort = () => client.close();
  signal.addEventListener('abort', abort);
  try {
    await client.connect();
    const { uidValidity } = await client.mailboxOpen(folder, { readOnly: true });
    await act(openMailbox(client, String(uidValidity)));
    await client.logout();
  } finally {
    signal.removeEventListener('abort', abort);
    client.close();
  }
};

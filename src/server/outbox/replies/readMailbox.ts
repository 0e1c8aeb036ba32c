import type { FetchMessageObject, ImapFlow, MessageStructureObject } from 'imapflow';
import { text as readStream } from 'node:stream/consumers';
import { failureCode } from '../../platform/process/failure.ts';
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
  /** The numbers of the emails after this one, the oldest first. */
  list: (afterUid: number) => Promise<number[]>;
  /** Undefined: the mail server has deleted it meanwhile, or it cannot be read, which ends the connection. */
  read: (uid: number) => Promise<Letter | undefined>;
  /** The plain text of an email; null if it has none. */
  readText: (uid: number) => Promise<string | null>;
}

const TIMEOUT_MS = 30_000;
/** Longer texts are cut: whoever needs the rest reads it in the mailbox. */
const MAX_TEXT_BYTES = 100_000;
/** Mail servers accept far shorter headers. */
const MAX_RESPONSE_BYTES = 2_000_000;
/** Codes of imapflow: one email, and not the connection, is why its answer was refused. */
const UNREADABLE = /TooLarge$|^TooMany|^ParserError|^MAX_IMAP_NESTING_REACHED$/;

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
    isAutomatic: automatic.toLowerCase() !== 'no' || bodyStructure?.type === 'multipart/report',
    attachments: listParts(bodyStructure).filter(isAttached).length,
  };
};

/** `findCause` returns why the connection has ended, if it has. */
const openMailbox = (client: ImapFlow, validity: string, findCause: () => unknown): Mailbox => ({
  validity,
  list: async (afterUid) => {
    const found = (await client.search({ uid: `${afterUid + 1}:*` }, { uid: true })) || [];
    // `*` is the last email, even if it is not after the given one.
    return found.filter((uid) => uid > afterUid);
  },
  read: async (uid) => {
    if (!client.usable) throw findCause();
    const query = { uid: true, envelope: true, bodyStructure: true, internalDate: true, headers: HEADERS };
    try {
      const message = await client.fetchOne(String(uid), query, { uid: true });
      return message ? toLetter(message) : undefined;
    } catch (error) {
      if (UNREADABLE.test(failureCode(findCause() ?? error))) return undefined;
      throw error;
    }
  },
  readText: async (uid) => {
    const message = await client.fetchOne(String(uid), { bodyStructure: true }, { uid: true });
    const parts = listParts(message ? message.bodyStructure : undefined);
    const plain = parts.find((part) => part.type === 'text/plain' && !isAttached(part));
    if (!plain) return null;
    const options = { uid: true, maxBytes: MAX_TEXT_BYTES };
    const { content } = await client.download(String(uid), plain.part ?? '1', options);
    return content ? readStream(content) : null;
  },
});

/** Gives a refusal the mail server's own code, such as AUTHENTICATIONFAILED or NONEXISTENT, for the log. */
const withCode = (error: unknown): unknown => {
  if (!(error instanceof Error) || 'code' in error) return error;
  const code = 'serverResponseCode' in error ? error.serverResponseCode : undefined;
  const isMissing = 'mailboxMissing' in error;
  return Object.assign(error, { code: code ?? (isMissing ? 'NONEXISTENT' : 'IMAP_REFUSED') });
};

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
    maxLineLength: MAX_RESPONSE_BYTES,
    maxLiteralSize: MAX_RESPONSE_BYTES,
    maxResponseSize: 2 * MAX_RESPONSE_BYTES,
  });
  // The command that fails then says only that the connection is gone.
  let cause: unknown;
  client.on('error', (error) => (cause ??= error));
  const abort = () => client.close();
  signal.addEventListener('abort', abort);
  try {
    await client.connect();
    const { uidValidity } = await client.mailboxOpen(folder, { readOnly: true });
    await act(openMailbox(client, String(uidValidity), () => cause));
    if (client.usable) await client.logout();
  } catch (error) {
    throw withCode(cause ?? error);
  } finally {
    signal.removeEventListener('abort', abort);
    client.close();
  }
};

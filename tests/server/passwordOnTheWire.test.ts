import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { makeTransport, reachMailServer } from '../../src/server/outbox/transport.ts';
import type { QueuedMail } from '../../src/server/platform/database/tables.ts';

const USER = 'office';
const PASSWORD = 'S3cret-of-the-office';
/** However SMTP may spell it: as it is, alone in base64, or behind the name in base64. */
const SPELLINGS = [
  PASSWORD,
  Buffer.from(PASSWORD).toString('base64'),
  Buffer.from(`\0${USER}\0${PASSWORD}`).toString('base64'),
];

const mail = {
  id: 1,
  kind: 'message',
  subject_reference: 'R',
  recipient: null,
  reply_to: null,
  subject: 'Hello',
  body: 'Hello',
  resume_id: null,
  message_id: '<1@example.com>',
  created_at: '2026-11-20T10:00:00.000Z',
} as QueuedMail;

/** What stands between the site and its mail server, by the answer to each command. */
type Peer = (command: string) => string;

const signsInAnybody = (command: string): string | undefined =>
  /^(AUTH|[A-Za-z0-9+/=]+$)/.test(command) && !/^(QUIT|DATA|HELO|EHLO|STARTTLS|MAIL|RCPT)/.test(command)
    ? '235 2.7.0 Welcome'
    : undefined;

const offers = (...lines: string[]): string =>
  ['mail.example.com', 'AUTH PLAIN LOGIN', ...lines]
    .map((line, index, all) => `250${index === all.length - 1 ? ' ' : '-'}${line}`)
    .join('\r\n');

const peers: Readonly<Record<string, Peer>> = {
  'strikes STARTTLS from the offer': (command) =>
    signsInAnybody(command) ?? (command.startsWith('EHLO') ? offers() : '502 5.5.1 Not here'),
  'knows no EHLO': (command) =>
    signsInAnybody(command) ?? (command.startsWith('HELO') ? '250 mail.example.com' : '502 5.5.1 Not here'),
  'offers STARTTLS and refuses it': (command) =>
    signsInAnybody(command) ?? (command.startsWith('EHLO') ? offers('STARTTLS') : '454 4.7.0 Not now'),
  'agrees to STARTTLS and stays in the clear': (command) =>
    signsInAnybody(command) ??
    (command.startsWith('EHLO') ? offers('STARTTLS') : '220 2.0.0 Ready\r\n250 mail.example.com'),
  'takes everything': (command) => signsInAnybody(command) ?? '250 2.0.0 Fine',
};

const startPeer = async (answer: Peer) => {
  let heard = '';
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.write('220 mail.example.com ESMTP\r\n');
    socket.on('data', (bytes) => {
      heard += bytes.toString('latin1');
      for (const line of bytes.toString('latin1').split('\r\n').filter(Boolean)) {
        if (/^[\x20-\x7e]+$/.test(line)) socket.write(`${answer(line)}\r\n`);
      }
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    // An address of TCP, not of a pipe.
    url: `smtp://${USER}:${PASSWORD}@127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard: () => heard,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
};

describe('the password of the mail server', () => {
  let peer: Awaited<ReturnType<typeof startPeer>>;
  afterEach(() => peer.stop());

  it.each(Object.entries(peers))('is not said to a server that %s', async (_what, answer) => {
    peer = await startPeer(answer);
    const settings = {
      smtpUrl: peer.url,
      from: 'a@example.com',
      to: 'b@example.com',
      careersTo: '',
      withResumes: false,
    };
    const transport = makeTransport(settings, { attachment: async () => undefined, timeoutMs: 500 });
    await expect(transport(mail, new AbortController().signal)).rejects.toThrow();
    await expect(reachMailServer({ smtpUrl: peer.url, timeoutMs: 500 })).rejects.toThrow();
    expect(peer.heard()).toMatch(/HLO|HELO/);
    for (const spelling of SPELLINGS) expect(peer.heard()).not.toContain(spelling);
  });
});

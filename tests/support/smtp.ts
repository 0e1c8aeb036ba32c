import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  /** From the SMTP envelope, not the headers. */
  from: string;
  to: string[];
  raw: string;
  email: Email;
}

/** How the mail server treats an email. By default, it accepts it. */
export interface SmtpBehaviour {
  /** Response to every recipient, like `[550, 'No such user']`. */
  recipient?: readonly [status: number, text: string];
  /** Response to the data of every email. */
  data?: readonly [status: number, text: string];
  /** Accepts the email, but closes the connection before the response. */
  dropAfterData?: boolean;
  /** From the start: the server does not list SMTPUTF8. */
  isAscii?: boolean;
}

export interface MailServer {
  url: string;
  mails: ReceivedMail[];
  /** Changes the behaviour from now on. */
  setBehaviour: (behaviour: SmtpBehaviour) => void;
  /** Resolves once this many emails have arrived in total. Rejects after some seconds. */
  waitForMails: (count: number) => Promise<ReceivedMail[]>;
  stop: () => Promise<void>;
}

const TIMEOUT_MS = 15_000;

const toError = ([status, text]: readonly [number, string]) =>
  Object.assign(new Error(text), { responseCode: status });

/** Waits until a condition is true. Rejects after some seconds. */
export const until = async (
  condition: () => boolean | Promise<boolean>,
  what = 'the condition',
): Promise<void> => {
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`Timed out waiting for ${what}`);
    await new Promise((done) => setTimeout(done, 10));
  }
};

/** Starts a real mail server without TLS, on a free port by default. */
export const startMailServer = async (behaviour: SmtpBehaviour = {}, port = 0): Promise<MailServer> => {
  let current = behaviour;
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    hideSMTPUTF8: behaviour.isAscii === true,
    disableReverseLookup: true,
    onRcptTo: (_address, _session, done) => done(current.recipient ? toError(current.recipient) : null),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (current.data) return done(toError(current.data));
        const bytes = Buffer.concat(chunks);
        const { mailFrom, rcptTo } = session.envelope;
        void PostalMime.parse(bytes).then((email) => {
          mails.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            raw: bytes.toString('latin1'),
            email,
          });
          if (!current.dropAfterData) return done();
          // smtp-server's types do not declare the connection's socket.
          for (const { _socket } of server.connections as Set<{ _socket: { destroy: () => void } }>) {
            _socket.destroy();
          }
        });
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  // It listens on TCP, not on a pipe.
  const address = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    setBehaviour: (next) => {
      current = next;
    },
    waitForMails: async (count) => {
      await until(() => mails.length >= count, `email ${count}; ${mails.length} arrived`);
      return mails;
    },
    stop: () => new Promise((done) => server.close(done)),
  };
};

/** Reads all values of a header, unfolded but otherwise as sent. */
export const readHeaders = ({ raw }: ReceivedMail, name: string): string[] => {
  const [head = ''] = raw.split('\r\n\r\n');
  return head
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .filter((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
    .map((line) => line.slice(name.length + 1).trim());
};

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Address } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

const toText = (addresses: readonly Address[] = []): string =>
  addresses.map(({ address }) => address ?? '').join(', ');

const printMail = async (content: Readable): Promise<void> => {
  const { to, subject = '', text = '', attachments } = await PostalMime.parse(await buffer(content));
  const names = attachments.map(({ filename }) => `Attached: ${filename ?? 'a file'}`);
  const lines = [`\n── Email to ${toText(to)}: ${subject}`, text.trim(), ...names, '──'];
  console.log(lines.join('\n'));
};

/** Starts a mail server that prints every email in the terminal. Returns the settings to use it. */
export const startMailbox = async (): Promise<Record<string, string>> => {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onData: (stream, _session, done) => {
      printMail(stream).then(() => done(), done);
    },
  });
  const listening = once(server.server, 'listening');
  server.listen(0, '127.0.0.1');
  await listening;
  server.server.unref();
  const { port } = server.server.address() as AddressInfo;
  return {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'website@example.com',
    MAIL_TO: 'office@example.com',
    CAREERS_MAIL_TO: 'careers@example.com',
  };
};

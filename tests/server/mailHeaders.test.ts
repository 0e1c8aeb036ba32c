import { startServer, type TestServer } from '../support/server.ts';
import { readHeaders, startMailServer, type MailServer, type ReceivedMail } from '../support/smtp.ts';
import { fakeDist } from './fakeDist.ts';
import { countMessages, ids, makeMessage } from './message.ts';
import { formats } from './messageFormats.ts';

const EVIL = 'evil@example.org';
const STAFF = 'office@site.example';

/** The only headers that an email may have. */
const ALLOWED_HEADERS = [
  'auto-submitted',
  'content-transfer-encoding',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'received',
  'reply-to',
  'subject',
  'to',
];

const HOSTILE: readonly (readonly [string, string])[] = [
  ['CR', `Ada\rBcc: ${EVIL}`],
  ['LF', `Ada\nBcc: ${EVIL}`],
  ['CRLF', `Ada\r\nBcc: ${EVIL}\r\nReply-To: ${EVIL}`],
  ['an empty line', `Ada\r\n\r\nBcc: ${EVIL}`],
  ['U+2028', `Ada\u2028Bcc: ${EVIL}`],
  ['U+2029', `Ada\u2029Bcc: ${EVIL}`],
  ['U+0085', `Ada\u0085Bcc: ${EVIL}`],
  ['a vertical tab', `Ada\u000bBcc: ${EVIL}`],
  ['a folded line', `Ada\r\n Bcc: ${EVIL}`],
  ['an encoded word', `=?utf-8?Q?Ada=0D=0ABcc:_${EVIL}?=`],
  ['an encoded word in base64', `=?utf-8?B?QWRhDQpCY2M6IGV2aWxAZXhhbXBsZS5vcmc=?=`],
  ['an address with a name', `"Ada" <${EVIL}>`],
  ['two addresses', `ada@example.com, ${EVIL}`],
  ['a group', `all: ada@example.com, ${EVIL};`],
  ['percent-encoded line ends', `Ada%0d%0aBcc: ${EVIL}`],
  ['characters that look like line ends', `Ada\u560a\u560dBcc: ${EVIL}`],
  ['right-to-left text', `Ada \u202e${EVIL}`],
  ['a long value', `${'x'.repeat(150)} Bcc: ${EVIL}`],
  ['long characters', '😀'.repeat(100)],
];

const expectAllowedHeaders = (mail: ReceivedMail, to: string) => {
  expect(mail.to).toEqual([to]);
  const names = mail.email.headers.map(({ key }) => key).filter((key) => !ALLOWED_HEADERS.includes(key));
  expect(names).toEqual([]);
  for (const name of ['from', 'to', 'subject', 'message-id']) expect(readHeaders(mail, name)).toHaveLength(1);
  expect(readHeaders(mail, 'reply-to').length).toBeLessThanOrEqual(1);
  expect(mail.email.from?.address).toBe('website@site.example');
  expect(mail.email.to).toHaveLength(1);
  expect(mail.email.replyTo ?? []).not.toEqual(
    expect.arrayContaining([expect.objectContaining({ address: EVIL })]),
  );
  expect(mail.email.subject).not.toMatch(/[\p{Cc}\u2028\u2029\u202e]/u);
  expect((mail.email.subject ?? '').length).toBeLessThanOrEqual(200);
};

describe('a visitor’s input', () => {
  let mailServer: MailServer;
  let server: TestServer;
  beforeAll(async () => {
    mailServer = await startMailServer();
    server = await startServer({
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'website@site.example',
      MAIL_TO: STAFF,
      MAIL_RESUMES: 'on',
      MAIL_CONTENT: 'full',
      DIST_DIR: fakeDist(),
    });
  });
  afterAll(async () => {
    await server.stop();
    await mailServer.stop();
  });

  let count = 0;
  it.each(HOSTILE)('cannot add a header or a recipient to a message’s email: %s', async (_what, text) => {
    for (const field of ['from_name', 'from_email', 'phone_number', 'subject', 'message']) {
      for (const [, send] of formats) {
        const before = { mails: mailServer.mails.length, stored: countMessages(server) };
        // Otherwise the second message would count as a repeat of the first.
        count += 1;
        const unique = { subject: `Audit ${count}`, phone_number: `+44 20 ${10_000_000 + count}` };
        const { status } = await send(server, ids, makeMessage({ ...unique, [field]: text }));
        expect([200, 400]).toContain(status);
        if (status === 400) {
          expect(countMessages(server)).toEqual(before.stored);
          continue;
        }
        const mail = (await mailServer.waitForMails(before.mails + 1)).at(-1);
        if (!mail) throw new Error('The email is missing');
        expectAllowedHeaders(mail, STAFF);
        expect(mail.email.replyTo).toEqual([{ name: '', address: 'grace@example.com' }]);
      }
    }
  });

  it('is complete in the body, whatever it contains', async () => {
    const message = `.\n..\n.\r\n\nFrom me\n${'x'.repeat(2000)}\n=3D = é 😀 \u2028 -- \n--boundary\n\tEnd.`;
    const before = mailServer.mails.length;
    const [, send] = formats[0] ?? [];
    await send?.(server, ids, makeMessage({ message }));
    const mail = (await mailServer.waitForMails(before + 1)).at(-1);
    expect(mail?.email.text?.trimEnd().endsWith(`Message:\n\n${message.replace('\r\n', '\n')}`)).toBe(true);
  });
});

import { createTransport } from 'nodemailer';
import { failureCode, failureLine } from '../platform/process/failure.ts';
import { isSmtpUrl, parseSmtpUrl } from '../platform/settings/mailSettings.ts';
import { formatFields, toBodyText, toHeaderText, toReplyTo } from './mailText.ts';
import { toEmail } from './transport.ts';

describe('a text in a header', () => {
  it.each([
    ['Enquiry\r\nBcc: x@example.com', 'Enquiry Bcc: x@example.com'],
    ['=?utf-8?q?x?=', '= ?utf-8?q?x?='],
    ['a\u2028b\u0000c\ud800', 'a b c'],
  ])('made from %j is one line without control characters or encoded words', (text, header) => {
    expect(toHeaderText(text)).toBe(header);
  });

  it('keeps other characters, up to 200 UTF-16 units', () => {
    expect(toHeaderText(' Ünicode  – 网络 😀 ')).toBe('Ünicode – 网络 😀');
    expect(toHeaderText('x'.repeat(201))).toBe(`${'x'.repeat(199)}…`);
    expect(toHeaderText('😀'.repeat(101))).toBe(`${'😀'.repeat(99)}…`);
  });
});

it('a body keeps U+0085, a line break in some editors, which one line does not contain', () => {
  expect(toBodyText('a\u0085b\u0007c\r\nd')).toBe('a\u0085b c\nd');
  expect(formatFields([['Name', 'Ada\u0085Email: x@example.com']])).toBe('Name: Ada Email: x@example.com');
});

describe('an email address', () => {
  it('is not used as Reply-To if a mail server might refuse it', () => {
    expect(toReplyTo('ada@münchen.example')).toBe('ada@münchen.example');
    expect(toReplyTo('jürgen@example.com')).toBeNull();
  });
});

describe('the URL of a mail server', () => {
  it.each([
    ['smtp://mail.example.com', { host: 'mail.example.com', port: 587, secure: false }],
    ['smtps://mail.example.com', { host: 'mail.example.com', port: 465, secure: true }],
    ['smtp://[::1]:25/', { host: '::1', port: 25, secure: false }],
    ['smtp://u%40x:p%2Fw@m:2525', { port: 2525, auth: { user: 'u@x', pass: 'p/w' } }],
    ['smtp://u:p@m', { requireTLS: true, ignoreTLS: false }],
    ['smtp://m', { requireTLS: true, ignoreTLS: false }],
    ['smtp://localhost', { requireTLS: false }],
    ['smtp://[::1]:25', { requireTLS: false }],
    ['smtp://m?requireTLS=true', { requireTLS: true, ignoreTLS: false }],
    ['smtp://m?ignoreTLS=true', { requireTLS: false, ignoreTLS: true }],
  ])('may be %s', (text, parts) => {
    expect(isSmtpUrl(text)).toBe(true);
    expect(parseSmtpUrl(text)).toMatchObject(parts);
  });

  it.each([
    'mail.example.com',
    'mail.example.com:25',
    'http://mail.example.com',
    'smtp://',
    'smtp://m:99999',
    'smtp://m/path',
    'smtp://m?pool=true',
    'smtp://m?requireTLS=yes',
    'smtp://%zz@m',
    'smtp://u:p@m?ignoreTLS=true',
  ])('may not be %s', (text) => {
    expect(isSmtpUrl(text)).toBe(false);
  });
});

describe('the record of a failure', () => {
  it.each([
    [
      { response: '550-5.1.1 No\r\n550 such user', responseCode: 550, code: 'EENVELOPE' },
      '550-5.1.1 No',
      '550',
    ],
    [{ code: 'ETIMEDOUT' }, 'ETIMEDOUT', 'ETIMEDOUT'],
    [new TypeError('secret'), 'TypeError', 'TypeError'],
    [new DOMException('secret', 'AbortError'), 'AbortError', 'AbortError'],
    ['secret', 'unknown cause', 'unknown cause'],
    [{ response: 'x'.repeat(500) }, 'x'.repeat(200), 'unknown cause'],
  ])('%# contains the first line of its response, and its code', (error, line, code) => {
    expect([failureLine(error), failureCode(error)]).toEqual([line, code]);
  });
});

describe('an email', () => {
  const mail = {
    id: 1,
    kind: 'application' as const,
    subject_reference: 'R',
    recipient: null,
    reply_to: null,
    subject: 'S',
    body: 'B',
    resume_id: 1,
    message_id: '<a@b>',
    created_at: '2026-11-22T10:00:00.000Z',
    status: 'waiting' as const,
    attempts: 0,
    last_error: null,
    first_tried_at: null,
    next_try_at: '2026-11-22T10:00:00.000Z',
    sent_at: null,
    unsubscribe: null,
    calendar: null,
    in_reply_to: null,
  };
  const addresses = { from: 'site@example.com', to: 'a@example.com', careersTo: 'b@example.com' };

  it.each([
    ['cv.pdf', 'filename=cv.pdf'],
    ['my cv.pdf', 'filename="my cv.pdf"'],
    ['a"; filename="b.exe', 'filename="a filename= b.exe.pdf"'],
    ['../../etc/passwd', 'filename="etc passwd.pdf"'],
    ['a\u202efdp.exe\u200f\r\nBcc: x', 'filename="afdp.exe Bcc x.pdf"'],
    ['?', 'filename=resume.pdf'],
    ['cv.hta', 'filename=cv.hta.pdf'],
    ['Zoë.pdf', "filename*0*=utf-8''Zo%C3%AB.pdf"],
  ])('with an attachment named %j has one safe header for it', async (client_name, header) => {
    const email = toEmail(mail, addresses, { client_name, type: 'pdf', bytes: Buffer.from('x') });
    const sent = await createTransport({ streamTransport: true, buffer: true }).sendMail(email);
    const source = sent.message.toString().replace(/\r\n[ \t]+/g, ' ');
    expect(source.match(/^Content-Disposition: .*$/gm)?.map((line) => line.trim())).toEqual([
      `Content-Disposition: attachment; ${header}`,
    ]);
  });

  it.each([
    ['message', 'a@example.com'],
    ['application', 'b@example.com'],
    ['withdrawnNotice', 'b@example.com'],
  ] as const)('to staff goes to the mailbox of its kind: %s', (kind, address) => {
    expect(toEmail({ ...mail, kind }, addresses).envelope.to).toEqual([address]);
  });

  it('from a recruiter has the recruiter as Reply-To, and is not marked as automatic', () => {
    const to = { recipient: 'applicant@example.com', reply_to: 'grace@example.com', resume_id: null };
    const answer = toEmail({ ...mail, ...to, kind: 'answer' }, addresses);
    expect(answer.replyTo).toEqual({ name: '', address: 'grace@example.com' });
    expect(answer.headers).not.toHaveProperty('Auto-Submitted');
    const receipt = toEmail({ ...mail, ...to, kind: 'receipt' }, addresses);
    expect(receipt.replyTo).toEqual({ name: '', address: 'b@example.com' });
    expect(receipt.headers).toMatchObject({ 'Auto-Submitted': 'auto-generated' });
  });

  it.each([
    ['', false, 'grace@example.com'],
    ['imaps://u:p@imap.example.com', false, 'b@example.com'],
    ['imaps://u:p@imap.example.com?tags=true', true, 'b+r@example.com'],
  ])('from a recruiter, with the mailbox %j, is answered to the mailbox', (url, hasTags, address) => {
    const to = { recipient: 'applicant@example.com', reply_to: 'grace@example.com', resume_id: null };
    const answer = toEmail({ ...mail, ...to, kind: 'answer' }, { ...addresses, imap: { url, hasTags } });
    expect(answer.replyTo).toEqual({ name: '', address });
  });
});

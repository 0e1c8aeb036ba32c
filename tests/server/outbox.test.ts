import type { MailTransport } from '../../src/server/outbox/transport.ts';
import { until } from '../support/smtp.ts';
import { HOUR_MS, MINUTE_MS, makeOutboxOpener } from './makeOutboxOpener.ts';

const openOutbox = makeOutboxOpener();

describe('the outbox', () => {
  it('sends an email as soon as it is queued, and only once', async () => {
    const { clock, startSmtp, connect, start, submit, readMail, waitForAttempt } = await openOutbox();
    const server = await startSmtp();
    const outbox = start(connect(server.url));
    await submit();
    outbox.wake();
    await server.waitForMails(1);
    await waitForAttempt(1);
    clock.advance(HOUR_MS);
    outbox.wake();
    await outbox.close();
    expect(server.mails).toHaveLength(1);
    expect(await readMail()).toMatchObject({ status: 'sent', sent_at: '2026-11-20T10:00:00.000Z' });
  });

  it('does not delay other emails if one recipient is refused', async () => {
    const { start, submit } = await openOutbox();
    await submit('first');
    await submit('second');
    const sent: string[] = [];
    start(async ({ subject }) => {
      if (subject.includes('first')) throw new Error('no');
      sent.push(subject);
    });
    await until(() => sent.length === 1);
    expect(sent).toEqual(['Message: second']);
  });

  it('sends each email once when two processes share an outbox', async () => {
    const { start, submit, staff } = await openOutbox();
    for (let index = 0; index < 20; index += 1) await submit(`mail ${index}`);
    const sent: string[] = [];
    const transport: MailTransport = async ({ subject }) => {
      await new Promise((done) => setTimeout(done, 2));
      sent.push(subject);
    };
    const [one, other] = [start(transport), start(transport)];
    await until(async () => {
      one.wake();
      other.wake();
      return (await staff().list('sent')).length === 20;
    });
    expect(new Set(sent).size).toBe(20);
    expect(sent).toHaveLength(20);
  });

  it('sends an email once even if staff make it due again while it is being sent', async () => {
    const { start, submit, staff, readMail } = await openOutbox();
    await submit('one');
    const sent: string[] = [];
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const outbox = start(async ({ subject }) => {
      sent.push(subject);
      await gate;
    });
    await until(() => sent.length === 1);
    await staff().retry((await readMail()).id, { actor: 'ada' });
    await submit('two');
    outbox.wake();
    await until(() => sent.some((subject) => subject.endsWith('two')));
    expect(sent.filter((subject) => subject.endsWith('one'))).toHaveLength(1);
    release();
    await until(async () => (await staff().list('sent')).length === 2);
    expect(sent).toHaveLength(2);
  });

  it('sends other emails while a mail server is slow with one, which is aborted after a minute', async () => {
    const { clock, start, submit, staff } = await openOutbox();
    await submit('slow');
    for (let index = 0; index < 9; index += 1) await submit(`quick ${index}`);
    const sent: string[] = [];
    start(async ({ subject }) => {
      if (subject.includes('slow')) await new Promise(() => undefined);
      sent.push(subject);
    });
    // The mail server accepts an email before the database records it.
    await until(async () => sent.length === 9 && (await staff().list('waiting')).length === 1);
    clock.advance(MINUTE_MS - 1);
    expect((await staff().list('waiting')).map(({ last_error }) => last_error)).toEqual([null]);
    clock.advance(1);
    await until(async () => (await staff().list('waiting')).every(({ last_error }) => last_error !== null));
    expect(await staff().list('waiting')).toMatchObject([{ attempts: 1, last_error: 'AbortError' }]);
  });
});

import type { MailTransport } from '../../src/server/outbox/transport.ts';
import { until } from '../support/smtp.ts';
import { HOUR_MS, MINUTE_MS, makeOutboxOpener } from './makeOutboxOpener.ts';

const openOutbox = makeOutboxOpener();

describe('the outbox', () => {
  it('retries after a minute, doubles the delay each time up to six hours, and gives up after 72 hours', async () => {
    const { clock, lines, start, submit, readMail, waitForAttempt } = await openOutbox();
    await submit();
    const refuse: MailTransport = async () => {
      throw Object.assign(new Error('refused'), { response: '450 Try later\r\nMore', responseCode: 450 });
    };
    const outbox = start(refuse);
    const waits: number[] = [];
    await waitForAttempt(1);
    for (let mail = await readMail(); mail.status === 'waiting'; mail = await readMail()) {
      const waitMs = Date.parse(mail.next_try_at) - clock.now().getTime();
      waits.push(waitMs / MINUTE_MS);
      clock.advance(waitMs - 1);
      outbox.wake();
      await new Promise((done) => setTimeout(done, 20));
      expect((await readMail()).attempts).toBe(mail.attempts);
      clock.advance(1);
      outbox.wake();
      await waitForAttempt(mail.attempts + 1);
      await until(async () => lines.length === mail.attempts + 1);
    }
    expect(waits.slice(0, 11)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360]);
    expect(waits.reduce((sum, waitMs) => sum + waitMs)).toBe(72 * 60);
    expect(await readMail()).toMatchObject({ status: 'dead', last_error: '450 Try later' });
    expect(lines.at(-1)).toBe('mail given up');
    clock.advance(100 * HOUR_MS);
    outbox.wake();
    await outbox.close();
    expect((await readMail()).attempts).toBe(waits.length + 1);
  });

  it.each([400, 2])(
    'waits no longer than allowed if the clock was %i days ahead at an attempt',
    async (days) => {
      const { clock, lines, startSmtp, connect, start, submit, staff, readMail, waitForAttempt } =
        await openOutbox();
      await submit();
      const server = await startSmtp({ data: [451, 'Busy'] });
      const outbox = start(connect(server.url));
      await waitForAttempt(1);
      clock.advance(days * 24 * HOUR_MS);
      outbox.wake();
      await until(async () => (await readMail()).attempts === 2 && lines.length === 2);
      await staff().retry((await readMail()).id, { actor: 'ada' });
      outbox.wake();
      await until(async () => (await readMail()).attempts === 1 && lines.length === 3);
      server.setBehaviour({});
      clock.advance(-days * 24 * HOUR_MS);
      outbox.wake();
      await server.waitForMails(1);
      // 72 hours from now, not from a date in the future.
      expect(Date.parse((await readMail()).first_tried_at ?? '')).toBeLessThanOrEqual(clock.now().getTime());
    },
  );

  it('sends a dead letter again when staff retry it, with its attempts reset', async () => {
    const { clock, startSmtp, connect, start, submit, staff, readMail, waitForAttempt } = await openOutbox();
    await submit();
    const server = await startSmtp({ data: [554, 'No'] });
    const outbox = start(connect(server.url));
    await waitForAttempt(1);
    clock.advance(72 * HOUR_MS);
    outbox.wake();
    await until(async () => (await readMail()).status === 'dead');
    server.setBehaviour({ data: [451, 'Busy'] });
    const { id } = await readMail();
    expect(await staff().retry(id, { actor: 'ada' })).toMatchObject({ status: 'waiting', attempts: 0 });
    outbox.wake();
    await waitForAttempt(1);
    expect(await readMail()).toMatchObject({ status: 'waiting', last_error: '451 Busy' });
    server.setBehaviour({});
    clock.advance(MINUTE_MS);
    outbox.wake();
    await server.waitForMails(1);
  });
});

import type { MailTransport } from '../../src/server/outbox/transport.ts';
import { until } from '../support/smtp.ts';
import { HOUR, MINUTE, useOutboxes } from './useOutboxes.ts';

const openOutbox = useOutboxes();

describe('the outbox', () => {
  it('retries after a minute, then twice as long each time, six hours at most, for 72 hours', async () => {
    const { clock, lines, start, submit, onlyMail, attempted } = await openOutbox();
    await submit();
    const refuse: MailTransport = async () => {
      throw Object.assign(new Error('refused'), { response: '450 Try later\r\nMore', responseCode: 450 });
    };
    const outbox = start(refuse);
    const waits: number[] = [];
    await attempted(1);
    for (let mail = await onlyMail(); mail.status === 'waiting'; mail = await onlyMail()) {
      const wait = Date.parse(mail.next_try_at) - clock.now().getTime();
      waits.push(wait / MINUTE);
      clock.advance(wait - 1);
      outbox.wake();
      await new Promise((done) => setTimeout(done, 20));
      expect((await onlyMail()).attempts).toBe(mail.attempts);
      clock.advance(1);
      outbox.wake();
      await attempted(mail.attempts + 1);
      await until(async () => lines.length === mail.attempts + 1);
    }
    expect(waits.slice(0, 11)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360]);
    expect(waits.reduce((sum, wait) => sum + wait)).toBe(72 * 60);
    expect(await onlyMail()).toMatchObject({ status: 'dead', last_error: '450 Try later' });
    expect(lines.at(-1)).toBe('mail given up');
    clock.advance(100 * HOUR);
    outbox.wake();
    await outbox.close();
    expect((await onlyMail()).attempts).toBe(waits.length + 1);
  });

  it.each([400, 2])(
    'waits no longer than allowed if the clock was %i days ahead at an attempt',
    async (days) => {
      const { clock, lines, startMail, toServer, start, submit, desk, onlyMail, attempted } =
        await openOutbox();
      await submit();
      const server = await startMail({ data: [451, 'Busy'] });
      const outbox = start(toServer(server.url));
      await attempted(1);
      clock.advance(days * 24 * HOUR);
      outbox.wake();
      await until(async () => (await onlyMail()).attempts === 2 && lines.length === 2);
      await desk().retry((await onlyMail()).id, { actor: 'ada' });
      outbox.wake();
      await until(async () => (await onlyMail()).attempts === 1 && lines.length === 3);
      server.setBehaviour({});
      clock.advance(-days * 24 * HOUR);
      outbox.wake();
      await server.waitForMails(1);
      // 72 hours from now, not from a date in the future.
      expect(Date.parse((await onlyMail()).first_tried_at ?? '')).toBeLessThanOrEqual(clock.now().getTime());
    },
  );

  it('sends a dead letter again when staff retry it, with its attempts reset', async () => {
    const { clock, startMail, toServer, start, submit, desk, onlyMail, attempted } = await openOutbox();
    await submit();
    const server = await startMail({ data: [554, 'No'] });
    const outbox = start(toServer(server.url));
    await attempted(1);
    clock.advance(72 * HOUR);
    outbox.wake();
    await until(async () => (await onlyMail()).status === 'dead');
    server.setBehaviour({ data: [451, 'Busy'] });
    const { id } = await onlyMail();
    expect(await desk().retry(id, { actor: 'ada' })).toMatchObject({ status: 'waiting', attempts: 0 });
    outbox.wake();
    await attempted(1);
    expect(await onlyMail()).toMatchObject({ status: 'waiting', last_error: '451 Busy' });
    server.setBehaviour({});
    clock.advance(MINUTE);
    outbox.wake();
    await server.waitForMails(1);
  });
});

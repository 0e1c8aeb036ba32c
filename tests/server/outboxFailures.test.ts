import type { QueuedMail } from '../../src/server/platform/database/tables.ts';
import { startMailServer, until } from '../support/smtp.ts';
import { HOUR, MINUTE, useOutboxes } from './useOutboxes.ts';

const openOutbox = useOutboxes();

describe('the outbox', () => {
  it('loses nothing while the mail server is away for an hour', async () => {
    const { clock, startMail, toServer, start, submit, desk } = await openOutbox();
    const away = await startMailServer();
    await away.stop();
    const transport = toServer(away.url);
    let underWay = 0;
    const outbox = start((mail, signal) => {
      underWay += 1;
      return transport(mail, signal).finally(() => (underWay -= 1));
    });
    const isQuiet = async () => {
      const isDue = ({ next_try_at }: QueuedMail) => next_try_at <= clock.now().toISOString();
      return underWay === 0 && !(await desk().list('waiting')).some(isDue);
    };
    const port = Number(new URL(away.url).port);
    for (let minute = 0; minute < 60; minute += 5) {
      await submit(`minute ${minute}`);
      outbox.wake();
      await until(isQuiet);
      clock.advance(5 * MINUTE);
    }
    const back = await startMail({}, port);
    for (let hour = 0; hour < 2; hour += 1) {
      clock.advance(HOUR);
      outbox.wake();
      await until(isQuiet);
    }
    await until(async () => (await desk().list('sent')).length === 12);
    expect(new Set(back.mails.map(({ email }) => email.subject)).size).toBe(12);
    expect(back.mails).toHaveLength(12);
  });

  it('sends a mail again whose answer was lost, under the same Message-ID', async () => {
    const { clock, startMail, toServer, start, submit, onlyMail, attempted } = await openOutbox();
    const reference = await submit();
    const server = await startMail({ dropAfterData: true });
    const outbox = start(toServer(server.url));
    await server.waitForMails(1);
    await attempted(1);
    server.setBehaviour({});
    clock.advance(MINUTE);
    outbox.wake();
    const mails = await server.waitForMails(2);
    const messageId = `<${reference}-message@quillmere.example>`;
    expect(mails.map(({ email }) => email.messageId)).toEqual([messageId, messageId]);
    expect(new Set(mails.map(({ email }) => email.date)).size).toBe(1);
    await until(async () => (await onlyMail()).status === 'sent');
  });

  it('does not send a mail repeatedly when that cannot be recorded', async () => {
    const { database, clock, lines, start, submit, onlyMail } = await openOutbox();
    await submit();
    let sent = 0;
    const outbox = start(async () => {
      sent += 1;
      if (sent === 1) await database.db.schema.alterTable('outbox').renameTo('outbox_away').execute();
    });
    await until(() => lines.includes('outbox not available'));
    await database.db.schema.alterTable('outbox_away').renameTo('outbox').execute();
    for (let look = 0; look < 5; look += 1) {
      outbox.wake();
      await new Promise((done) => setTimeout(done, 20));
    }
    expect(sent).toBe(1);
    clock.advance(MINUTE);
    outbox.wake();
    await until(async () => (await onlyMail()).status === 'sent');
    expect(sent).toBe(2);
  });
});

import { randomUUID } from 'node:crypto';
import { resumes } from '../support/resumes.ts';
import { countStored, queryDatabase, startServer, type TestServer } from '../support/server.ts';
import { shiftedClock } from '../support/shiftedClock.ts';
import { until } from '../support/smtp.ts';
import { applicationWith, ask, formWith, post, upload, uploadedName } from './apply.ts';
import { countMessages, ids, messageWith } from './message.ts';
import { asJson } from './messageWays.ts';

const DAY = 86_400_000;

describe('a server whose clock is set back by a day', () => {
  const clock = shiftedClock();
  let server: TestServer;
  beforeEach(async () => {
    clock.shift(0);
    server = await startServer(clock.env);
  });
  afterEach(() => server.stop());

  const apply = (fields: Record<string, unknown>, key?: string) =>
    post(server, '/career-form.php', applicationWith(fields), key);
  const receivedAt = (answer: { json: Record<string, unknown> }) =>
    Date.parse(String(answer.json['received']));

  it('knows an attempt under its key again, and gives the same receipt', async () => {
    const keys = { upload: randomUUID(), application: randomUUID() };
    const form = () => formWith([{ name: 'cv.pdf', bytes: resumes.pdf }]);
    const uploaded = await upload(server, form(), keys.upload);
    const resumefile = uploaded.json['filename'];
    const first = await apply({ resumefile }, keys.application);
    clock.shift(-DAY);
    expect((await upload(server, form(), keys.upload)).json).toEqual(uploaded.json);
    expect((await apply({ resumefile }, keys.application)).json).toEqual(first.json);
    expect((await apply({ resumefile, name: 'Other' }, keys.application)).status).toBe(422);
    expect(countStored(server.dataDir)).toEqual({ resumes: 1, applications: 1 });
  });

  it('knows by its content what was sent without a key', async () => {
    const first = await apply({ resumefile: await uploadedName(server) });
    await asJson(server, ids, messageWith());
    clock.shift(-DAY);
    expect((await apply({ resumefile: await uploadedName(server) })).json).toEqual(first.json);
    await asJson(server, ids, messageWith());
    expect(countMessages(server)).toMatchObject({ messages: 1 });
    expect(countStored(server.dataDir).applications).toBe(1);
  });

  it('takes what is new, says when it came by the time that is known, and shows both receipts', async () => {
    const first = await apply({ resumefile: await uploadedName(server) });
    clock.shift(-DAY);
    const second = await apply({ resumefile: await uploadedName(server), email: 'second@example.com' });
    const between = receivedAt(second) - receivedAt(first);
    expect([between >= 0, between < DAY / 2]).toEqual([true, true]);
    for (const { json } of [first, second]) {
      const path = `/applications/${String(json['reference'])}`;
      expect((await ask(server, path, { headers: { accept: 'application/json' } })).json).toEqual(json);
    }
  });

  it('claims an upload from before, and deletes nothing early', async () => {
    const resumefile = await uploadedName(server);
    await uploadedName(server);
    await asJson(server, ids, messageWith());
    clock.shift(-DAY);
    await server.restart();
    await until(() => server.output().stderr.includes('nothing was purged'), 'the retention');
    expect(countStored(server.dataDir).resumes).toBe(2);
    expect(countMessages(server)).toMatchObject({ messages: 1 });
    expect((await apply({ resumefile }, randomUUID())).status).toBe(200);
    const [mail] = queryDatabase<{ mails: number }>(server.dataDir, 'select count(*) as mails from outbox');
    expect(mail?.mails).toBe(3);
  });
});

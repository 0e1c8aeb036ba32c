import { randomUUID } from 'node:crypto';
import { queryDatabase, startServer, type TestServer } from '../support/server.ts';
import { upload, uploadPdf } from './client.ts';
import { changeDatabase } from './changeDatabase.ts';
import { applicationHelpers } from './applicationHelpers.ts';

describe('a submission', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());
  const { apply, makePdfForm, countApplications, readNewest } = applicationHelpers(() => server);

  it('sent again under its key gets the same receipt, and is stored once', async () => {
    const resumefile = await uploadPdf(server);
    const key = randomUUID();
    const before = countApplications();
    const first = await apply({ resumefile, name: 'Once' }, key);
    const again = await apply({ resumefile, name: 'Once' }, key);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.json).toEqual(first.json);
    expect(countApplications()).toBe(before + 1);
  });

  it('sent 200 times at once under one key is stored once', async () => {
    const resumefile = await uploadPdf(server);
    const key = randomUUID();
    const before = countApplications();
    const responses = await Promise.all(
      Array.from({ length: 200 }, () => apply({ resumefile, name: 'Many' }, key)),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(responses.map(({ json }) => json['reference'])).size).toBe(1);
    expect(countApplications()).toBe(before + 1);
  });

  it('with other content under a used key is refused, and nothing is stored', async () => {
    const key = randomUUID();
    await apply({ resumefile: await uploadPdf(server) }, key);
    const before = countApplications();
    const other = await apply({ resumefile: await uploadPdf(server), name: 'Other' }, key);
    expect([other.status, other.json['error']]).toEqual([
      422,
      'This request was sent before with other content – send it again as a new one',
    ]);
    expect(countApplications()).toBe(before);
  });

  it('gets its receipt even if the job closes between two attempts', async () => {
    const resumefile = await uploadPdf(server, '3');
    const key = randomUUID();
    const first = await apply({ resumefile, job_id: 3 }, key);
    changeDatabase(server.dataDir, "update openings set status = 'closed' where id = 3");
    // Once the job is closed, the day of deletion is known.
    const repeated = { ...first.json, delete_after: expect.any(String) };
    expect((await apply({ resumefile, job_id: 3 }, key)).json).toEqual(repeated);
    expect((await apply({ resumefile, job_id: 3, name: 'New' }, randomUUID())).status).toBe(410);
  });

  it.each(['short', 'with blanks in it, and a comma', 'x'.repeat(101)])(
    'is refused with the key %j',
    async (key) => {
      const resumefile = await uploadPdf(server);
      expect((await apply({ resumefile }, key)).status).toBe(400);
      expect((await upload(server, makePdfForm(), key)).status).toBe(400);
    },
  );

  it('is not blocked by a key that imitates the server’s own', async () => {
    const send = async (name: string, key?: string) =>
      apply({ resumefile: await uploadPdf(server), name }, key);
    await send('Expected by somebody');
    const [storedKey] = queryDatabase<{ key: string }>(
      server.dataDir,
      "select key from submissions where call = 'application' order by made_at desc limit 1",
    );
    changeDatabase(server.dataDir, "delete from submissions where call = 'application'");
    const before = countApplications();
    const planted = await send('Planted', storedKey?.key);
    const error = 'The idempotency key is malformed';
    expect((await send('Expected by somebody')).status).toBe(200);
    expect([countApplications(), planted.status, planted.json['error']]).toEqual([before + 1, 400, error]);
    expect(readNewest()['name']).toBe('Expected by somebody');
  });
});

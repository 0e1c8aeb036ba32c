import { randomUUID } from 'node:crypto';
import { startProcesses, type Processes } from '../support/processes.ts';
import { freshDir, type TestServer } from '../support/server.ts';
import { makeShiftedClock } from '../support/shiftedClock.ts';
import { startMailServer, until, type MailServer } from '../support/smtp.ts';
import { closeOpening } from '../support/openings.ts';
import { makeApplication, fetchFrom, makePdfForm, post, upload, uploadPdf } from './client.ts';
import { fakeDist } from './fakeDist.ts';
import { ids, makeMessage } from './message.ts';
import { SEND_PATH } from './messageFormats.ts';

const MINUTE_MS = 60_000;

describe('three processes on one PostgreSQL', () => {
  let processes: Processes;
  let mailServer: MailServer;
  let [first, second, third]: TestServer[] = [];
  const check = (server: TestServer | undefined): TestServer => {
    if (!server) throw new Error('A process is missing');
    return server;
  };
  const count = (table: string, where = 'true') =>
    processes.query<{ rows: number }>(`select count(*) as rows from ${table} where ${where}`)[0]?.rows;

  beforeAll(async () => {
    mailServer = await startMailServer();
    // One machine's clock is ahead: it must not treat another process's email as overdue.
    const { env: clockAhead, shift } = makeShiftedClock();
    shift(10 * MINUTE_MS);
    const settings = {
      DIST_DIR: fakeDist(),
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'site@example.com',
      MAIL_TO: 'staff@example.com',
    };
    processes = await startProcesses(3, settings, clockAhead);
    [first, second, third] = processes.servers;
  }, 3 * MINUTE_MS);
  afterAll(async () => {
    await processes.stop();
    await mailServer.stop();
  });

  it('accept an upload and its application in different processes, and show the receipt in any', async () => {
    const resumefile = await uploadPdf(check(first));
    const { status, json } = await post(
      check(second),
      '/career-form.php',
      makeApplication({ resumefile }),
      randomUUID(),
    );
    expect(status).toBe(200);
    for (const server of processes.servers)
      expect((await fetchFrom(server, `/applications/${String(json['reference'])}`)).status).toBe(200);
  });

  it('store one upload and one application sent to all of them at the same time under one key', async () => {
    const key = randomUUID();
    const uploads = await Promise.all(processes.servers.map((server) => upload(server, makePdfForm(), key)));
    const [resumefile] = uploads.map(({ json }) => json['filename']);
    expect(uploads.map(({ json }) => json['filename'])).toEqual(Array(3).fill(resumefile));
    const body = makeApplication({ resumefile, email: 'grace@example.com' });
    const applied = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        post(check(processes.servers[index % 3]), '/career-form.php', body, key),
      ),
    );
    expect(new Set(applied.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(applied.map(({ text }) => text)).size).toBe(1);
    expect(count('applications', "email = 'grace@example.com'")).toBe(1);
    const other = await post(check(third), '/career-form.php', { ...body, name: 'Somebody else' }, key);
    expect(other.status).toBe(422);
  });

  it(
    'send each email once',
    async () => {
      await Promise.all(
        Array.from({ length: 30 }, (_, index) =>
          post(
            check(processes.servers[index % 3]),
            SEND_PATH,
            { lib_version: '4.4.1', ...ids, template_params: makeMessage({ message: `Message ${index}` }) },
            randomUUID(),
          ),
        ),
      );
      await until(() => count('outbox', "status <> 'sent'") === 0, 'an empty outbox');
      const sent = mailServer.mails.map(({ email }) => email.messageId);
      expect(sent).toHaveLength(count('outbox') ?? 0);
      expect(new Set(sent).size).toBe(sent.length);
    },
    MINUTE_MS,
  );

  it('all show changes by staff within a second', async () => {
    const readList = async (server: TestServer) => (await fetchFrom(server, '/career.php')).text;
    for (const server of processes.servers) expect(await readList(server)).toContain('"id":1,');
    await closeOpening({ dataDir: freshDir(), databaseUrl: processes.databaseUrl }, 1);
    await new Promise((done) => setTimeout(done, 1000));
    for (const server of processes.servers) {
      expect(await readList(server)).not.toContain('"id":1,');
      expect((await fetchFrom(server, '/careerdetail.php/1')).status).toBe(410);
    }
  });
});

import { randomUUID } from 'node:crypto';
import { limitFileSize } from '../support/limitFileSize.ts';
import { pdfOfSize } from '../support/resumes.ts';
import { countStored, startServer, type TestServer } from '../support/server.ts';
import { makeApplication, fetchFrom, makePdfForm, post, upload, uploadPdf } from './client.ts';
import { countMessages, ids, makeMessage } from './message.ts';
import { sendJson } from './messageFormats.ts';

describe('a server whose disk is full', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  /**
   * Prevents the server from writing any file. If it could only not enlarge them, the write-ahead log would still take
   * what fits into the space that it has.
   */
  const fillDisk = () => limitFileSize(server, 0);
  const sendUpload = (key = randomUUID()) => upload(server, makePdfForm(pdfOfSize(100_000)), key);
  const sendApplication = (resumefile: string, key: string) =>
    post(server, '/career-form.php', makeApplication({ resumefile }), key);
  const countRows = () => [countStored(server.dataDir), countMessages(server)];

  it('acknowledges nothing, stores nothing, and recovers by itself', async () => {
    const resumefile = await uploadPdf(server);
    const key = randomUUID();
    const before = countRows();
    fillDisk();
    const refused = [
      await sendUpload(),
      await sendApplication(resumefile, key),
      await sendJson(server, ids, makeMessage()),
    ];
    expect(refused.map(({ status }) => status)).toEqual([503, 503, 503]);
    expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(['60', '60', '60']);
    expect(countRows()).toEqual(before);
    expect((await fetchFrom(server, '/career.php')).status).toBe(200);

    limitFileSize(server, 'unlimited');
    expect((await sendUpload()).status).toBe(200);
    expect((await sendApplication(resumefile, key)).status).toBe(200);
    expect((await sendJson(server, ids, makeMessage())).status).toBe(200);
    expect(countStored(server.dataDir)).toEqual({ resumes: 2, applications: 1 });
    expect(countMessages(server)).toEqual({ messages: 1, mails: 3 });
  });

  it('logs the failure without personal data', async () => {
    expect(server.output().stderr).toMatch(/"code":"SQLITE_(?:FULL|IOERR\w*)","msg":"the database failed"/);
    expect(server.output().stderr).not.toContain('SQLITE_ERROR');
    expect(server.output().stderr).not.toContain('ada@example.com');
  });
});

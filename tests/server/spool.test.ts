import { createHash } from 'node:crypto';
import { readdirSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { limitFiles } from '../support/limitFiles.ts';
import { pdfOfSize } from '../support/resumes.ts';
import { until } from '../support/smtp.ts';
import { countStored, freshDir, queryDatabase, startServer, type TestServer } from '../support/server.ts';
import { ask, formWith, upload } from './apply.ts';
import { beginUpload } from './beginUpload.ts';
import { filled, send } from './filledForm.ts';

const MB = 1024 * 1024;
const MAX = 5 * MB;

describe('uploads that are too large for the memory that is left', () => {
  let server: TestServer;
  let open: Socket[] = [];
  beforeAll(async () => {
    const dataDir = freshDir();
    writeFileSync(join(dataDir, 'upload-0123456789abcdef.spool'), 'left by a killed server');
    server = await startServer({
      DATA_DIR: dataDir,
      UPLOAD_BYTES_IN_FLIGHT: String(MAX),
      TRUST_PROXY: '127.0.0.1',
    });
  });
  afterAll(async () => {
    for (const socket of open) socket.destroy();
    await server.stop();
  });
  const spools = () => readdirSync(server.dataDir).filter((name) => name.endsWith('.spool'));
  const lastHash = () =>
    queryDatabase<{ sha256: string; bytes: Buffer }>(
      server.dataDir,
      'select sha256, bytes from resumes join resume_files on resume_id = id order by id desc limit 1',
    ).map(({ sha256, bytes }) => [sha256, createHash('sha256').update(bytes).digest('hex')])[0];

  it('wait on the disk, whole and without a name; what a killed server left is gone', async () => {
    expect(spools()).toEqual([]);
    open = Array.from({ length: 40 }, (_, at) =>
      beginUpload(server, pdfOfSize(3 * MB), { 'X-Forwarded-For': `203.0.113.${at}` }),
    );
    await wait(1500);
    // On a busy machine one or the other has just been made and keeps its name for a moment.
    await until(() => spools().length === 0, 'spools without a name');
    const bytes = pdfOfSize(MAX);
    const answer = await upload(server, formWith([{ name: 'cv.pdf', bytes }]));
    expect(answer.status).toBe(200);
    const hash = createHash('sha256').update(bytes).digest('hex');
    expect(lastHash()).toEqual([hash, hash]);
    const form = await send(server, filled({ file: { name: 'cv.pdf', bytes: pdfOfSize(MAX - 7) } }));
    expect(form.status).toBe(303);
    expect(lastHash()?.[0]).toBe(lastHash()?.[1]);
  });

  it('are refused with a sentence when the disk takes nothing more, and taken when it does', async () => {
    for (const socket of open) socket.destroy();
    await wait(300);
    const before = countStored(server.dataDir);
    const form = () => formWith([{ name: 'cv.pdf', bytes: pdfOfSize(4 * MB) }]);
    limitFiles(server, 200_000);
    const refused = await upload(server, form());
    expect([refused.status, refused.headers.get('retry-after'), refused.json['error']]).toEqual([
      503,
      '60',
      'This could not be stored just now – try again in a minute',
    ]);
    expect((await send(server, filled({ file: { name: 'cv.pdf', bytes: pdfOfSize(4 * MB) } }))).status).toBe(
      503,
    );
    expect(countStored(server.dataDir)).toEqual(before);
    limitFiles(server, 'unlimited');
    expect((await upload(server, form())).status).toBe(200);
    expect((await ask(server, '/healthz')).status).toBe(200);
  });
});

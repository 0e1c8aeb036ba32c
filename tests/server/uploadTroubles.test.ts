import { pdfOfSize } from '../support/resumes.ts';
import { countStored, startServer, type TestServer } from '../support/server.ts';
import { until } from '../support/smtp.ts';
import { formWith, upload } from './apply.ts';
import { beginUpload, noResume, takeRoom } from './beginUpload.ts';

const MAX = 5 * 1024 * 1024;

describe('uploads in trouble', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ UPLOAD_SPOOL_BYTES: '0', UPLOAD_BYTES_IN_FLIGHT: String(MAX) });
  });
  afterAll(() => server.stop());
  const beginOne = () => beginUpload(server, pdfOfSize(MAX - 1000));
  const hasNoRoom = async () => (await upload(server, formWith([noResume]))).status === 503;
  const sendLargest = () => upload(server, formWith([{ name: 'cv.pdf', bytes: pdfOfSize(MAX) }]));

  it('stores nothing of an upload that is torn, and gives its room back', async () => {
    const [socket] = await takeRoom(beginOne, hasNoRoom);
    const { resumes: before } = countStored(server.dataDir);
    socket?.destroy();
    await until(async () => (await sendLargest()).status === 200, 'its room');
    expect(countStored(server.dataDir).resumes).toBe(before + 1);
  });

  it('refuses with 503 what does not fit into memory beside the others, and stores nothing', async () => {
    const [socket] = await takeRoom(beginOne, hasNoRoom);
    const { resumes: before } = countStored(server.dataDir);
    const refused = await sendLargest();
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(refused.json['error']).toBe('Too many files are arriving just now – try again in a few seconds');
    expect(countStored(server.dataDir).resumes).toBe(before);
    socket?.destroy();
    await until(async () => (await sendLargest()).status === 200, 'its room');
  });

  it('gives room back after answers of every kind', async () => {
    const forms = [
      formWith([{ name: 'cv.pdf', bytes: Buffer.alloc(MAX, 1) }]),
      formWith([{ name: 'cv.pdf', bytes: Buffer.alloc(MAX + 9, 1) }]),
      formWith([{ name: 'cv.pdf', bytes: pdfOfSize(MAX) }], '999'),
    ];
    for (const form of forms) expect((await upload(server, form)).status).not.toBe(503);
    expect((await sendLargest()).status).toBe(200);
  });
});

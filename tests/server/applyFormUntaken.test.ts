import { pdfOfSize } from '../support/resumes.ts';
import { countStored, startServer, type TestServer } from '../support/server.ts';
import { until } from '../support/smtp.ts';
import { beginUpload, noResume, takeRoom } from './beginUpload.ts';
import { fakeDist } from './fakeDist.ts';
import { drawn, filled, pdf, person, send } from './filledForm.ts';

const MAX = 5 * 1024 * 1024;

describe('an application sent by the browser itself, to a server that cannot take it', () => {
  const during = async (
    env: Record<string, string>,
    test: (server: TestServer) => Promise<void>,
  ): Promise<void> => {
    const server = await startServer({ DIST_DIR: fakeDist(), ...env });
    try {
      await test(server);
    } finally {
      await server.stop();
    }
  };

  it('says when to try again, and keeps what was typed, when there were too many', () =>
    during({ RATE_LIMIT_APPLICATIONS: '1' }, async (server) => {
      const first = await send(server, filled({ file: pdf, fields: { email: 'x' } }));
      const { upload } = drawn(first).filledIn;
      expect(upload?.name).toBe('cv.pdf');
      const before = countStored(server.dataDir);
      const second = await send(server, filled({ fields: { upload_token: upload?.token ?? '' } }));
      expect(second.status).toBe(429);
      expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(drawn(second).filledIn).toEqual({
        values: { ...person, consent: '' },
        errors: {},
        upload,
        trouble: {
          sentence: 'Too many requests came from your network in a short time – wait a little and try again',
          retryAfter: Number(second.headers.get('retry-after')),
        },
      });
      const third = await send(server, filled({ file: pdf, fields: { upload_token: upload?.token ?? '' } }));
      expect([third.status, drawn(third).filledIn.upload]).toEqual([429, undefined]);
      expect(countStored(server.dataDir)).toEqual(before);
    }));

  it('says so when there is no room for files', () =>
    during({ UPLOAD_SPOOL_BYTES: '0', UPLOAD_BYTES_IN_FLIGHT: String(MAX) }, async (server) => {
      const form = () => filled({ file: { name: 'cv.pdf', bytes: pdfOfSize(MAX) } });
      const hasNoRoom = async () => (await send(server, filled({ file: noResume }))).status === 503;
      const begin = () => beginUpload(server, pdfOfSize(MAX - 1000));
      const [other] = await takeRoom(begin, hasNoRoom);
      const refused = await send(server, form());
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
      const { filledIn } = drawn(refused);
      expect(filledIn.values['name']).toBe('Ada Example');
      expect(filledIn.trouble?.retryAfter).toBe(5);
      expect(countStored(server.dataDir)).toEqual({ resumes: 0, applications: 0 });
      other?.destroy();
      await until(async () => (await send(server, form())).status === 303, 'room for a file');
      expect((await send(server, form())).status).toBe(303);
    }));
});

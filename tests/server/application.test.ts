import { createHash } from 'node:crypto';
import { avoidMidnight } from '../support/avoidMidnight.ts';
import { resumes } from '../support/resumes.ts';
import { queryDatabase, startServer, type TestServer } from '../support/server.ts';
import { makeApplication, applyNow, fetchFrom, makeForm, post, upload } from './client.ts';

const CANARY = 'CANARY-7c41';
const REFERENCE = /^(?:[0-9A-HJKMNP-TV-Z]{5}-){3}[0-9A-HJKMNP-TV-Z]{5}$/;
const jsonHeaders = { accept: 'application/json' };

describe('the application API', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.stop());

  const send = (body: unknown) => post(server, '/career-form.php', body);

  it('responds with a receipt of what was stored, without personal data', async () => {
    await avoidMidnight();
    const name = '20241105T081530250Z_cv.pdf';
    const uploaded = await upload(server, makeForm([{ name, bytes: resumes.pdf }]));
    const {
      status,
      json: receipt,
      text,
    } = await send(makeApplication({ resumefile: uploaded.json['filename'] }));
    expect(status).toBe(200);
    expect(receipt).toEqual({
      reference: expect.stringMatching(REFERENCE),
      job_id: 1,
      job_title: expect.any(String),
      file_name: 'cv.pdf',
      file_size: resumes.pdf.length,
      sha256: createHash('sha256').update(resumes.pdf).digest('hex'),
      received: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      status: 'received',
      retention_days: 180,
      reply_within_days: 10,
      is_mailed: false,
      withdraw_by: 'address',
    });
    expect(text).not.toContain('Ada');
    expect(text).not.toContain('ada@example.com');
  });

  it('stores every field trimmed, with an audit entry', async () => {
    const receipt = await applyNow(server, { name: '  Ünal 李  ', job_role: ' Technician ', job_id: '1' });
    const rows = queryDatabase(server.dataDir, 'select * from applications order by id desc limit 1');
    expect(rows).toEqual([
      expect.objectContaining({
        reference: receipt['reference'],
        name: 'Ünal 李',
        email: 'ada@example.com',
        phone: '+44 20 7946 0000',
        other_information: 'Available from May',
        job_role: 'Technician',
        opening_id: 1,
      }),
    ]);
    const audit = queryDatabase(
      server.dataDir,
      'select actor, action, subject from audit order by id desc limit 1',
    );
    const subject = `application ${String(receipt['reference'])}`;
    expect(audit).toEqual([{ actor: 'visitor', action: 'application.received', subject }]);
  });

  it('returns the receipt for its reference, in any letter case', async () => {
    const receipt = await applyNow(server);
    const reference = String(receipt['reference']);
    for (const spelling of [reference, reference.toLowerCase()]) {
      const again = await fetchFrom(server, `/applications/${spelling}`, { headers: jsonHeaders });
      expect([again.status, again.json]).toEqual([200, receipt]);
      expect(again.headers.get('cache-control')).toBe('no-store');
      expect(again.headers.get('x-robots-tag')).toBe('noindex');
      expect(again.headers.get('vary')).toContain('Accept');
    }
    const page = { headers: { accept: 'text/html' }, redirect: 'manual' } as const;
    const { status, headers } = await fetchFrom(server, `/applications/${reference.toLowerCase()}`, page);
    expect([status, headers.get('location')]).toEqual([301, `/applications/${reference}`]);
  });

  it.each(['AAAAA-AAAAA-AAAAA-AAAAA', CANARY, '%00', "'%20or%201=1--", 'x'.repeat(300)])(
    'returns 404 for the reference %s',
    async (reference) => {
      const { status, text } = await fetchFrom(server, `/applications/${reference}`, {
        headers: jsonHeaders,
      });
      expect([status, text]).toEqual([404, '{"error":"There is no application with this reference"}']);
      const form = { method: 'POST', body: new URLSearchParams({ token: 'x' }) };
      for (const path of [`/applications/${reference}/withdraw`, `/job_alerts/${reference}`])
        for (const options of [{}, form])
          expect((await fetchFrom(server, path, options)).status).toBeLessThan(500);
    },
  );

  it('loses no application on a restart or kill -9', async () => {
    const receipt = await applyNow(server);
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      await server.restart(signal);
      const again = await fetchFrom(server, `/applications/${String(receipt['reference'])}`, {
        headers: jsonHeaders,
      });
      expect(again.json).toEqual(receipt);
    }
    const sql = `select bytes from resumes join resume_files on resume_id = id where sha256 = '${String(receipt['sha256'])}' order by id desc limit 1`;
    expect(queryDatabase<{ bytes: Buffer }>(server.dataDir, sql)[0]?.bytes.equals(resumes.pdf)).toBe(true);
  });
});

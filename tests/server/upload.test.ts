import { createHash } from 'node:crypto';
import { paths } from '../../src/content/paths.ts';
import { calls } from '../../src/contract/calls.ts';
import { pdfOfSize, fakeResumes, resumes } from '../support/resumes.ts';
import { countStored, queryDatabase, startServer, type TestServer } from '../support/server.ts';
import { fetchFrom, makeForm, makePdfForm, upload } from './client.ts';
import { changeDatabase } from './changeDatabase.ts';

const CANARY = 'CANARY-1b9d';
const MAX_BYTES = 5 * 1024 * 1024;
const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe('the upload API', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
    changeDatabase(server.dataDir, "update openings set status = 'closed' where id = 2");
  });
  afterAll(() => server.stop());

  const expectRefusal = async (form: FormData, status: number, error: string) => {
    const before = countStored(server.dataDir);
    const response = await upload(server, form);
    expect([response.status, response.json['error']]).toEqual([status, error]);
    expect(response.text).not.toContain(CANARY);
    expect(countStored(server.dataDir)).toEqual(before);
    return response;
  };

  it.each(Object.entries(resumes))('accepts a %s and stores it byte for byte', async (type, bytes) => {
    const { status, json } = await upload(server, makeForm([{ name: `cv.${type}`, bytes }]));
    expect(status).toBe(200);
    expect(json).toEqual({
      filename: expect.stringMatching(new RegExp(`^[0-9a-f-]{36}\\.${type}$`)),
      size: bytes.length,
      sha256: hash(bytes),
    });
    const [row] = queryDatabase<{ bytes: Buffer; client_name: string }>(
      server.dataDir,
      'select bytes, client_name from resumes join resume_files on resume_id = id order by id desc limit 1',
    );
    expect(row?.bytes.equals(bytes)).toBe(true);
    expect(row?.client_name).toBe(`cv.${type}`);
  });

  it('detects the type by content: a PDF called .doc is stored as a PDF', async () => {
    const { json } = await upload(server, makeForm([{ name: 'cv.doc', bytes: resumes.pdf }]));
    expect(json['filename']).toMatch(/\.pdf$/);
  });

  it('accepts a file of exactly 5 MB', async () => {
    const { status, json } = await upload(server, makePdfForm(pdfOfSize(MAX_BYTES)));
    expect([status, json['size']]).toEqual([200, MAX_BYTES]);
  });

  it('keeps the file name in any script, without folders, up to 255 characters', async () => {
    const uploadAndReadName = async (name: string) => {
      await upload(server, makeForm([{ name, bytes: resumes.pdf }]));
      const sql = 'select client_name from resumes order by id desc limit 1';
      return queryDatabase<{ client_name: string }>(server.dataDir, sql)[0]?.client_name;
    };
    expect(await uploadAndReadName('Lebenslauf – Jürgen 履歴書.pdf')).toBe('Lebenslauf – Jürgen 履歴書.pdf');
    expect(await uploadAndReadName('../../etc/cv.pdf')).toBe('cv.pdf');
    expect(await uploadAndReadName(`${'é'.repeat(300)}.pdf`)).toBe(`${'é'.repeat(251)}.pdf`);
  });

  it.each([
    ['one byte more than 5 MB', MAX_BYTES + 1],
    ['20 MB', 4 * MAX_BYTES],
  ])('refuses a file of %s', async (_what, size) => {
    await expectRefusal(
      makeForm([{ name: CANARY, bytes: pdfOfSize(size) }]),
      413,
      'The selected file must be smaller than 5 MB',
    );
  });

  it.each(Object.keys(fakeResumes))('refuses %s', async (kind) => {
    const file = fakeResumes[kind];
    if (!file) throw new Error('unknown file');
    const error = 'The selected file must be a PDF, DOC, DOCX, ODT or RTF';
    await expectRefusal(makeForm([{ ...file, name: CANARY + file.name }]), 400, error);
  });

  const pdf = { name: `${CANARY}.pdf`, bytes: resumes.pdf };
  const makeFormWith = (field: string) => {
    const form = makeForm([pdf]);
    form.append(field, CANARY);
    return form;
  };
  it.each<[string, FormData, number, string]>([
    ['no file', makeForm([]), 400, 'Select your resume'],
    ['two files', makeForm([pdf, pdf]), 400, 'Send one file only'],
    ['an empty file', makePdfForm(Buffer.alloc(0)), 400, 'The selected file is empty'],
    ['no job id', makeForm([pdf], ''), 400, 'The job id must be a whole number'],
    ['a job id that is not a number', makeForm([pdf], CANARY), 400, 'The job id must be a whole number'],
    ['a negative job id', makeForm([pdf], '-1'), 400, 'The job id must be a whole number'],
    ['an unknown job', makeForm([pdf], '999'), 404, 'Job not found'],
    ['an unknown field', makeFormWith(CANARY), 400, 'The request contains an unknown field'],
    ['two job ids', makeFormWith('job_id'), 400, 'The request contains a field twice'],
  ])('refuses %s', async (_what, form, status, error) => {
    await expectRefusal(form, status, error);
  });

  it('refuses a resume for a closed job, and says that it is closed', async () => {
    const error = 'This job is closed and no longer takes applications';
    const { json } = await expectRefusal(makeForm([pdf], '2'), 410, error);
    expect(json['closed']).toBe(true);
  });

  it.each(['application/json', 'text/plain', 'multipart/form-data', 'multipart/mixed; boundary=b'])(
    'refuses a body of type %s',
    async (type) => {
      const headers = { 'content-type': type };
      const response = await fetchFrom(server, '/career-file-upload.php', {
        method: 'POST',
        headers,
        body: CANARY,
      });
      expect([400, 415]).toContain(response.status);
      expect(response.json['error']).toEqual(expect.any(String));
      expect(response.text).not.toContain(CANARY);
    },
  );

  it('never sends a resume to the public, by any route or method', async () => {
    const bytes = Buffer.concat([resumes.pdf, Buffer.from(CANARY)]);
    const { json } = await upload(server, makePdfForm(bytes));
    const routes = Object.values(paths).map((path) => path.replace(/\/:.*/, ''));
    const folders = new Set(['', '/static', '/resumes', ...Object.values(calls), ...routes]);
    for (const folder of folders)
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
        const path = `${folder}/${String(json['filename'])}`;
        const { status, text } = await fetchFrom(server, path, { method });
        expect([path, method, status >= 300, text.includes(CANARY)]).toEqual([path, method, true, false]);
      }
    expect((await fetchFrom(server, '/site.db')).status).toBe(404);
  });

  it('logs no file name', () => {
    expect(server.output().stderr).not.toContain(CANARY);
    expect(server.output().stderr).not.toContain('cv.pdf');
  });
});

import { randomUUID } from 'node:crypto';
import { fakeResumes, resumes } from '../support/resumes.ts';
import { countStored, queryDatabase, startServer, type TestServer } from '../support/server.ts';
import { applyNow, fetchFrom, uploadPdf } from './client.ts';
import { changeDatabase } from './changeDatabase.ts';
import { fakeDist } from './fakeDist.ts';
import { readRendered, fillForm, browserHeaders, pdf, applicant, submit } from './applicationForm.ts';

const MAX_BYTES = 5 * 1024 * 1024;
const CANARY = 'CANARY-93bd';
const RECEIPT = /^\/applications\/[0-9A-Z-]{23}$/;

describe('an application form sent without JavaScript', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ DIST_DIR: fakeDist() });
    changeDatabase(server.dataDir, "update openings set status = 'closed' where id = 2");
  });
  afterAll(() => server.stop());

  const submitFields = (fields: Record<string, string>) => submit(server, fillForm({ file: pdf, fields }));
  const countRows = () => countStored(server.dataDir);
  const readNewest = () =>
    queryDatabase<Record<string, unknown>>(
      server.dataDir,
      'select applications.*, client_name, sha256, claimed_by from applications join resumes on resumes.id = resume_id order by applications.id desc limit 1',
    )[0] ?? {};

  it('is stored like one sent as JSON, and redirects to its confirmation', async () => {
    const response = await submitFields({ otherinformation: 'One\r\nTwo' });
    expect([response.status, response.text]).toEqual([303, '']);
    expect(response.location).toMatch(RECEIPT);
    const reference = response.location.split('/').pop();
    expect(readNewest()).toMatchObject({
      reference,
      name: 'Ada Example',
      email: 'ada@example.com',
      phone: '+44 20 7946 0000',
      other_information: 'One\nTwo',
      opening_id: 1,
      client_name: 'cv.pdf',
      claimed_by: reference,
      is_suspect: 0,
      consent_version: null,
    });
    expect((await fetchFrom(server, response.location, { headers: browserHeaders })).status).toBe(200);
    const mails = queryDatabase<{ kind: string }>(
      server.dataDir,
      `select kind from outbox where subject_reference = '${reference}' order by kind`,
    );
    expect(mails.map(({ kind }) => kind)).toEqual(['application', 'receipt']);
  });

  it('sent twice is one application, with one confirmation', async () => {
    const { applications } = countRows();
    const responses = await Promise.all(['Twice', 'Twice'].map((name) => submitFields({ name })));
    expect(responses.map(({ status }) => status)).toEqual([303, 303]);
    expect(responses[0]?.location).toBe(responses[1]?.location);
    expect(countRows().applications).toBe(applications + 1);
  });

  it('includes the consent and the honeypot', async () => {
    await submitFields({ name: 'Kept', consent: '2026-11', website: 'https://spam.example' });
    expect(readNewest()).toMatchObject({ name: 'Kept', consent_version: '2026-11', is_suspect: 1 });
  });

  it('is shown again with the complete text if it is far too long', async () => {
    const otherinformation = 'é'.repeat(100_000);
    const response = await submitFields({ otherinformation });
    expect(response.status).toBe(400);
    const { values, errors } = readRendered(response).submittedForm;
    expect(values['otherinformation']).toBe(otherinformation);
    expect(errors).toEqual({ otherinformation: 'Your other information must be 5000 characters or fewer' });
  });

  it('is shown again with all errors, all input and the stored resume', async () => {
    const { applications, resumes: files } = countRows();
    const response = await submitFields({ name: ' ', email: CANARY, consent: '2026-11' });
    expect(response.status).toBe(400);
    const { submittedForm, seed } = readRendered(response);
    expect(submittedForm).toEqual({
      values: { ...applicant, name: ' ', email: CANARY, consent: '2026-11' },
      errors: {
        name: 'Enter your name',
        email: 'Enter an email address in the correct format, like name@example.com',
      },
      upload: { token: expect.stringMatching(/^[\da-f-]{36}\.pdf$/), name: 'cv.pdf' },
    });
    expect(seed.opening?.id).toBe(1);
    expect(JSON.stringify(seed)).not.toContain(CANARY);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(countRows()).toEqual({ applications, resumes: files + 1 });

    const token = submittedForm.upload?.token ?? '';
    const resend = () => submit(server, fillForm({ fields: { name: 'Corrected', upload_token: token } }));
    const corrected = await resend();
    expect(corrected.location).toMatch(RECEIPT);
    expect(readNewest()).toMatchObject({ name: 'Corrected', client_name: 'cv.pdf' });
    expect(countRows()).toEqual({ applications: applications + 1, resumes: files + 1 });
    expect((await resend()).location).toBe(corrected.location);
  });

  const sendForged = async (upload_token: string, fields: Record<string, string> = {}) => {
    const { applications } = countRows();
    const response = await submit(server, fillForm({ fields: { name: 'Forged', upload_token, ...fields } }));
    expect(countRows().applications).toBe(applications);
    const { submittedForm } = readRendered(response);
    expect(submittedForm.upload).toBeUndefined();
    expect(submittedForm.values['name']).toBe('Forged');
    return [response.status, submittedForm.errors['resumefile']];
  };

  it('is refused with a forged or claimed resume, or one of another job, and asks for it again', async () => {
    for (const token of [`${randomUUID()}.pdf`, '../../etc/passwd', '\0', 'x'.repeat(500)]) {
      expect(await sendForged(token)).toEqual([422, 'The selected file could not be uploaded – try again']);
    }
    const otherUpload = await uploadPdf(server, '3');
    expect(await sendForged(otherUpload)).toEqual([
      422,
      'This resume was uploaded for another job – upload it again',
    ]);
    expect((await sendForged(otherUpload, { email: 'x' }))[0]).toBe(400);
    const { reference } = await applyNow(server, { name: 'Owner' });
    const [row] = queryDatabase<{ stored_name: string }>(
      server.dataDir,
      `select stored_name from resumes where claimed_by = '${String(reference)}'`,
    );
    const claimedError = 'This resume already belongs to an application that was sent';
    expect(await sendForged(row?.stored_name ?? '')).toEqual([409, claimedError]);
    expect(await sendForged(row?.stored_name ?? '', { email: 'x' })).toEqual([400, claimedError]);
  });

  it.each<[string, { name: string; bytes: Buffer } | undefined, number, string]>([
    ['no file', undefined, 400, 'Select your resume'],
    ['an empty file', { name: 'cv.pdf', bytes: Buffer.alloc(0) }, 400, 'The selected file is empty'],
    [
      'a picture',
      { name: 'cv.pdf', bytes: fakeResumes['a picture']?.bytes ?? Buffer.alloc(9) },
      400,
      'The selected file must be a PDF, DOC, DOCX, ODT or RTF',
    ],
    [
      '5 MB and a byte',
      { name: 'cv.pdf', bytes: Buffer.concat([resumes.pdf, Buffer.alloc(MAX_BYTES)]) },
      413,
      'The selected file must be smaller than 5 MB',
    ],
  ])('with %s is refused, and keeps the input', async (_what, file, status, sentence) => {
    const before = countRows();
    const response = await submit(server, fillForm({ file }));
    expect(response.status).toBe(status);
    const { submittedForm } = readRendered(response);
    expect(submittedForm).toEqual({
      values: { ...applicant, consent: '' },
      errors: { resumefile: sentence },
    });
    expect(countRows()).toEqual(before);
  });

  it('sent again after its job has closed gets its earlier confirmation, and stores nothing', async () => {
    const form = () => fillForm({ file: pdf, fields: { name: 'Late Repeat' } });
    const first = await submit(server, form(), { id: '3' });
    expect(first.location).toMatch(RECEIPT);
    changeDatabase(server.dataDir, "update openings set status = 'closed' where id = 3");
    const before = countRows();
    const again = await submit(server, form(), { id: '3' });
    expect([again.status, again.location]).toEqual([303, first.location]);
    const changed = fillForm({ file: pdf, fields: { name: 'Late Repeat', phone: '020 7946 0001' } });
    expect((await submit(server, changed, { id: '3' })).status).toBe(410);
    expect(countRows()).toEqual(before);
  });

  it('for a closed or unknown job shows the input, and stores nothing', async () => {
    const before = countRows();
    const closed = await submit(server, fillForm({ file: pdf }), { id: '2' });
    expect(closed.status).toBe(410);
    expect(readRendered(closed)).toMatchObject({
      seed: { opening: null, isClosed: true },
      submittedForm: { values: applicant },
    });
    for (const id of ['999', 'abc', '00', '1e3']) {
      const unknown = await submit(server, fillForm({ file: pdf }), { id });
      expect([unknown.status, readRendered(unknown).seed]).toEqual([404, { opening: null }]);
    }
    expect(countRows()).toEqual(before);
  });

  it('from another site is refused, and clients other than browsers get errors as JSON', async () => {
    const before = countRows();
    const crossSite = await submit(server, fillForm({ file: pdf }), {
      headers: { ...browserHeaders, origin: 'https://evil.example' },
    });
    expect(crossSite.status).toBe(403);
    expect(countRows()).toEqual(before);
    const plain = await submit(server, fillForm({ fields: { email: CANARY } }), {
      headers: { accept: '*/*' },
    });
    expect(plain.status).toBe(400);
    expect(Object.keys(Object(plain.json['fields']))).toEqual(['email', 'resumefile']);
    expect(plain.text).not.toContain(CANARY);
  });
});

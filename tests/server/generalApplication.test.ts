import { resolve } from 'node:path';
import { queryDatabase, startServer, type TestServer } from '../support/server.ts';
import { closeOpening, withOpenings } from '../support/openings.ts';
import { makeApplication, applyNow, fetchFrom, post, uploadPdf } from './client.ts';
import { changeDatabase } from './changeDatabase.ts';
import { fillForm, pdf, submit } from './applicationForm.ts';

const KEY = 'general-application-0123456789';

describe('an application without an opening', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ DIST_DIR: resolve('dist') });
  });
  afterAll(() => server.stop());

  const readStored = () =>
    queryDatabase<{ reference: string; name: string; is_repeat: number }>(
      server.dataDir,
      'select reference, name, is_repeat from applications where opening_id = 0 order by id',
    );

  it('has its own page, which is not a job posting and has no date', async () => {
    const { status, text } = await fetchFrom(server, '/career-details/0', {
      headers: { accept: 'text/html' },
    });
    expect(status).toBe(200);
    expect(text).toMatch(/<h1[^>]*>General application<\/h1>/);
    expect(text).toContain('action="/career-details/0"');
    expect(text).not.toMatch(/JobPosting|Posted/);
    expect(text).toMatch(/<link rel="canonical" href="[^"]*\/career-details\/0">/);
    const careers = await fetchFrom(server, '/careers', { headers: { accept: 'text/html' } });
    expect(careers.text).toMatch(/href="\/career-details\/0"[^>]*>Apply anyway</);
  });

  it('is not listed among the openings', async () => {
    const { text } = await fetchFrom(server, '/career.php');
    expect((JSON.parse(text) as { id: number }[]).map(({ id }) => id)).not.toContain(0);
    expect((await fetchFrom(server, '/sitemap.xml')).text).not.toContain('/career-details/0');
    expect((await fetchFrom(server, '/career.php?q=general+application')).text).toBe('[]');
    const listed = await withOpenings(server, (openings) => openings.listAll());
    expect(listed.map(({ id }) => id)).not.toContain(0);
  });

  it('is stored exactly once, with a receipt', async () => {
    const resumefile = await uploadPdf(server, '0');
    const application = makeApplication({ job_id: 0, job_role: 'General application', resumefile });
    const first = await post(server, '/career-form.php', application, KEY);
    expect([first.status, first.json]).toEqual([
      200,
      expect.objectContaining({ job_id: 0, job_title: 'General application' }),
    ]);
    expect((await post(server, '/career-form.php', application, KEY)).json).toEqual(first.json);
    expect(readStored()).toHaveLength(1);
  });

  it('is marked as a repeat for the same email address, apart from applications to openings', async () => {
    const resumefile = await uploadPdf(server, '0');
    await applyNow(server, { job_id: 0, otherinformation: 'Once more', resumefile });
    expect(readStored().map(({ is_repeat }) => is_repeat)).toEqual([0, 1]);
    await applyNow(server, {});
    expect(readStored()).toHaveLength(2);
  });

  it('refuses a resume uploaded for an opening, and vice versa', async () => {
    for (const [job_id, uploadJob] of [
      [0, '1'],
      [1, '0'],
    ] as const) {
      const resumefile = await uploadPdf(server, uploadJob);
      const application = makeApplication({ job_id, resumefile, otherinformation: `Not of ${uploadJob}` });
      expect((await post(server, '/career-form.php', application)).status).toBe(422);
    }
  });

  it('also works without JavaScript, with validation errors', async () => {
    const invalid = await submit(server, fillForm({ fields: { name: '' }, file: pdf }), { id: '0' });
    expect([invalid.status, invalid.text]).toEqual([400, expect.stringContaining('Enter your name')]);
    const sent = await submit(server, fillForm({ fields: { name: 'Grace' }, file: pdf }), { id: '0' });
    expect([sent.status, sent.location]).toEqual([303, expect.stringMatching(/^\/applications\//)]);
    expect(readStored().at(-1)?.name).toBe('Grace');
  });

  it('cannot be closed or deleted as an opening', async () => {
    await closeOpening(server, 0);
    expect(await withOpenings(server, (openings) => openings.remove(0, { actor: 'ada' }))).toBe(false);
    expect(queryDatabase(server.dataDir, 'select status from openings where id = 0')).toEqual([
      { status: 'general' },
    ]);
  });

  it('has the site’s current texts after every start', async () => {
    changeDatabase(server.dataDir, "update openings set job_title = 'Anything' where id = 0");
    await server.restart();
    const rows = queryDatabase<{ id: number; job_title: string; status: string }>(
      server.dataDir,
      'select id, job_title, status from openings where id < 2 order by id',
    );
    expect(rows).toEqual([
      { id: 0, job_title: 'General application', status: 'general' },
      { id: 1, job_title: expect.not.stringContaining('General'), status: 'open' },
    ]);
  });
});

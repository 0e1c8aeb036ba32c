import { randomUUID } from 'node:crypto';
import { avoidMidnight } from '../support/avoidMidnight.ts';
import { waitForCaches } from '../support/waitForCaches.ts';
import { resumes } from '../support/resumes.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { addOpening, closeOpening, withOpenings } from '../support/openings.ts';
import { applicationWith, ask, formWith, post, upload, uploadPdf } from './client.ts';
import { changeDatabase } from './changeDatabase.ts';
import { fakeDist } from './fakeDist.ts';

const page = { accept: 'text/html' };

/** The responses about an opening from every page and call that shows it. */
const answersAbout = async (server: TestServer, id: number, resumefile: string) => {
  await waitForCaches();
  const list = await ask(server, '/career.php');
  const form = formWith([{ name: 'cv.pdf', bytes: resumes.pdf }], String(id));
  // A new submission each time: a repeated one would get the earlier response.
  const application = applicationWith({ resumefile, job_id: id, email: `${randomUUID()}@example.com` });
  const statuses = {
    page: (await ask(server, `/career-details/${id}`, { headers: page })).status,
    detail: (await ask(server, `/careerdetail.php/${id}`)).status,
    upload: (await upload(server, form)).status,
    application: (await post(server, '/career-form.php', application)).status,
  };
  return { ...statuses, isListed: list.text.includes(`"id":${id},`) };
};

const unknown = { page: 404, detail: 404, upload: 404, application: 404, isListed: false };
const over = { page: 410, detail: 410, upload: 410, application: 410, isListed: false };
const open = { page: 200, detail: 200, upload: 200, application: 200, isListed: true };

describe('an opening on a running server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ DIST_DIR: fakeDist() });
  });
  afterAll(() => server.stop());
  const publish = (id: number, publish_at: string | null = null) =>
    withOpenings(server, (openings) => openings.publish(id, { actor: 'ada', publish_at }));
  const set = (id: number, sql: string) =>
    changeDatabase(server.dataDir, `update openings set ${sql} where id = ${id}`);

  it('is unknown as a draft and while scheduled, and public from its time on', async () => {
    const { id } = await addOpening(server, {}, { isDraft: true });
    expect(await answersAbout(server, id, 'x.pdf')).toEqual(unknown);
    await publish(id, '2999-01-31T09:00:00.000Z');
    expect(await answersAbout(server, id, 'x.pdf')).toEqual(unknown);
    set(id, "publish_at = '2026-01-01T00:00:00.000Z'");
    expect(await answersAbout(server, id, await uploadPdf(server, String(id)))).toEqual(open);
  });

  it('closes by itself after its last day, even for an upload in flight', async () => {
    await avoidMidnight();
    const today = new Date().toISOString().slice(0, 10);
    const { id } = await addOpening(server, { closing_date: today });
    expect(await answersAbout(server, id, await uploadPdf(server, String(id)))).toEqual(open);
    const resumefile = await uploadPdf(server, String(id));
    set(id, "closing_date = '2026-01-31'");
    expect(await answersAbout(server, id, resumefile)).toEqual(over);
  });

  it('has the optional fields that staff filled in, and no others', async () => {
    const fields = {
      department: 'Networks',
      employment_type: 'full-time',
      workplace: 'hybrid',
      salary_range: '£48,000 to £55,000',
      closing_date: '2999-01-31',
    };
    const { id } = await addOpening(server, fields);
    expect((await ask(server, `/careerdetail.php/${id}`)).json).toMatchObject(fields);
    const plain = await addOpening(server);
    expect(Object.keys((await ask(server, `/careerdetail.php/${plain.id}`)).json).toSorted()).toEqual(
      [
        'id',
        'job_title',
        'company_name',
        'location',
        'description',
        'posted',
        'requirements',
        'similar',
      ].toSorted(),
    );
  });

  it('shows a preview only with its link, labelled, never cached and without applications', async () => {
    const { id } = await addOpening(server, {}, { isDraft: true });
    const token = await withOpenings(server, (openings) => openings.readPreviewToken(id, { actor: 'ada' }));
    const path = `/career-details/${id}?preview=${token}`;
    const preview = await ask(server, path, { headers: page });
    expect(preview.status).toBe(200);
    expect(preview.text).toContain('## Preview');
    expect(preview.text).toContain('You mend networks.');
    expect([preview.headers.get('x-robots-tag'), preview.headers.get('cache-control')]).toEqual([
      'noindex',
      'no-store',
    ]);
    expect(await answersAbout(server, id, 'x.pdf')).toEqual(unknown);
    for (const other of [`${path}x`, path.replace(/=.*/, '='), path.replace(`/${id}`, '/1')]) {
      const wrong = await ask(server, other, { headers: page });
      expect(wrong.text).not.toContain('## Preview');
      expect(wrong.status).toBe(other.includes('/1?') ? 200 : 404);
    }
    await publish(id);
    await closeOpening(server, id);
    await waitForCaches();
    expect((await ask(server, path, { headers: page })).status).toBe(200);
    expect((await ask(server, `/career-details/${id}`, { headers: page })).status).toBe(410);
  });
});

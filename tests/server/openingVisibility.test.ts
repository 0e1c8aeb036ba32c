import { randomUUID } from 'node:crypto';
import { avoidMidnight } from '../support/avoidMidnight.ts';
import { waitForCaches } from '../support/waitForCaches.ts';
import { resumes } from '../support/resumes.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { addOpening, closeOpening, withOpenings } from '../support/openings.ts';
import { makeApplication, fetchFrom, makeForm, post, upload, uploadPdf } from './client.ts';
import { changeDatabase } from './changeDatabase.ts';
import { fakeDist } from './fakeDist.ts';

const page = { accept: 'text/html' };

/** Reads the status of an opening from every page and call that shows it. */
const readVisibility = async (server: TestServer, id: number, resumefile: string) => {
  await waitForCaches();
  const list = await fetchFrom(server, '/career.php');
  const form = makeForm([{ name: 'cv.pdf', bytes: resumes.pdf }], String(id));
  // A new submission each time: a repeated one would get the earlier response.
  const application = makeApplication({ resumefile, job_id: id, email: `${randomUUID()}@example.com` });
  const statuses = {
    page: (await fetchFrom(server, `/career-details/${id}`, { headers: page })).status,
    detail: (await fetchFrom(server, `/careerdetail.php/${id}`)).status,
    upload: (await upload(server, form)).status,
    application: (await post(server, '/career-form.php', application)).status,
  };
  return { ...statuses, isListed: list.text.includes(`"id":${id},`) };
};

const UNKNOWN = { page: 404, detail: 404, upload: 404, application: 404, isListed: false };
const CLOSED = { page: 410, detail: 410, upload: 410, application: 410, isListed: false };
const OPEN = { page: 200, detail: 200, upload: 200, application: 200, isListed: true };

describe('an opening on a running server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ DIST_DIR: fakeDist() });
  });
  afterAll(() => server.stop());
  const publish = (id: number, publish_at: string | null = null) =>
    withOpenings(server, (openings) => openings.publish(id, { actor: 'ada', publish_at }));
  const update = (id: number, sql: string) =>
    changeDatabase(server.dataDir, `update openings set ${sql} where id = ${id}`);

  it('is unknown as a draft and while scheduled, and public from its time on', async () => {
    const { id } = await addOpening(server, {}, { isDraft: true });
    expect(await readVisibility(server, id, 'x.pdf')).toEqual(UNKNOWN);
    await publish(id, '2999-01-31T09:00:00.000Z');
    expect(await readVisibility(server, id, 'x.pdf')).toEqual(UNKNOWN);
    update(id, "publish_at = '2026-01-01T00:00:00.000Z'");
    expect(await readVisibility(server, id, await uploadPdf(server, String(id)))).toEqual(OPEN);
  });

  it('closes automatically after its last day, even if a resume is already uploaded', async () => {
    await avoidMidnight();
    const today = new Date().toISOString().slice(0, 10);
    const { id } = await addOpening(server, { closing_date: today });
    expect(await readVisibility(server, id, await uploadPdf(server, String(id)))).toEqual(OPEN);
    const resumefile = await uploadPdf(server, String(id));
    update(id, "closing_date = '2026-01-31'");
    expect(await readVisibility(server, id, resumefile)).toEqual(CLOSED);
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
    expect((await fetchFrom(server, `/careerdetail.php/${id}`)).json).toMatchObject(fields);
    const plain = await addOpening(server);
    expect(Object.keys((await fetchFrom(server, `/careerdetail.php/${plain.id}`)).json).toSorted()).toEqual(
      [
        'id',
        'job_title',
        'company_name',
        'location',
        // Read from the location.
        'places',
        'place_names',
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
    const preview = await fetchFrom(server, path, { headers: page });
    expect(preview.status).toBe(200);
    expect(preview.text).toContain('## Preview');
    expect(preview.text).toContain('You mend networks.');
    expect([preview.headers.get('x-robots-tag'), preview.headers.get('cache-control')]).toEqual([
      'noindex',
      'no-store',
    ]);
    expect(await readVisibility(server, id, 'x.pdf')).toEqual(UNKNOWN);
    for (const other of [`${path}x`, path.replace(/=.*/, '='), path.replace(`/${id}`, '/1')]) {
      const wrong = await fetchFrom(server, other, { headers: page });
      expect(wrong.text).not.toContain('## Preview');
      expect(wrong.status).toBe(other.includes('/1?') ? 200 : 404);
    }
    await publish(id);
    await closeOpening(server, id);
    await waitForCaches();
    expect((await fetchFrom(server, path, { headers: page })).status).toBe(200);
    expect((await fetchFrom(server, `/career-details/${id}`, { headers: page })).status).toBe(410);
  });
});

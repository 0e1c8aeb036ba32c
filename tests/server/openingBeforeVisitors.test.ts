import { randomUUID } from 'node:crypto';
import { awayFromMidnight } from '../support/awayFromMidnight.ts';
import { pagesFollow } from '../support/pagesFollow.ts';
import { resumes } from '../support/resumes.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { makeOffice, openingFile, runHere } from '../support/staff.ts';
import { applicationWith, ask, formWith, post, upload, uploadedName } from './apply.ts';
import { changeDatabase } from './changeDatabase.ts';
import { fakeDist } from './fakeDist.ts';
import { openingFileWith } from './openingFileWith.ts';

const page = { accept: 'text/html' };

/** What a visitor is answered about an opening, by each of the ways that lead to it. */
const answersAbout = async (server: TestServer, id: number, resumefile: string) => {
  await pagesFollow();
  const list = await ask(server, '/career.php');
  const form = formWith([{ name: 'cv.pdf', bytes: resumes.pdf }], String(id));
  // A submission of its own each time: the same one again would be answered as before.
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

describe('an opening before a serving server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ DIST_DIR: fakeDist() });
  });
  afterAll(() => server.stop());
  const staff = (line: string, input = '') => runHere(line.split(' '), server.dataDir, { input });
  const added = async (line: string, input = openingFile()): Promise<number> =>
    Number(/^Opening (\d+) (?:is|will) /m.exec((await staff(line, input)).stdout)?.[1]);
  const set = (id: number, sql: string) =>
    changeDatabase(server.dataDir, `update openings set ${sql} where id = ${id}`);

  it('is unknown as a draft and while it is scheduled, and there from its time on', async () => {
    const id = await added('openings add - --draft');
    expect(await answersAbout(server, id, 'x.pdf')).toEqual(unknown);
    const scheduled = await staff(`openings publish ${id} --at 2999-01-31T09:00`);
    expect(scheduled.stdout).toBe(
      `Opening ${id} will be published on 2999-01-31 09:00 UTC: Network Engineer\n`,
    );
    expect(await answersAbout(server, id, 'x.pdf')).toEqual(unknown);
    set(id, "publish_at = '2026-01-01T00:00:00.000Z'");
    expect(await answersAbout(server, id, await uploadedName(server, String(id)))).toEqual(open);
  });

  it('closes by itself when its last day is over, for an upload under way, too', async () => {
    await awayFromMidnight();
    const today = new Date().toISOString().slice(0, 10);
    const id = await added('openings add - --yes', openingFileWith(`closing_date: ${today}`));
    expect(await answersAbout(server, id, await uploadedName(server, String(id)))).toEqual(open);
    const resumefile = await uploadedName(server, String(id));
    set(id, "closing_date = '2026-01-31'");
    expect(await answersAbout(server, id, resumefile)).toEqual(over);
    expect((await staff('openings list')).stdout).toMatch(new RegExp(`^ *${id} +closed `, 'm'));
    expect((await staff(`openings show ${id}`)).stdout).toMatch(/closed +automatically after 2026-01-31\n/);
  });

  it('says of itself what staff said of it, and nothing where they said nothing', async () => {
    const lines = [
      'department: Networks',
      'employment_type: full-time',
      'workplace: hybrid',
      'salary_range: £48,000 to £55,000',
      'closing_date: 2999-01-31',
    ];
    const id = await added('openings add - --yes', openingFileWith(...lines));
    expect((await ask(server, `/careerdetail.php/${id}`)).json).toMatchObject({
      department: 'Networks',
      employment_type: 'full-time',
      workplace: 'hybrid',
      salary_range: '£48,000 to £55,000',
      closing_date: '2999-01-31',
    });
    const plain = await added('openings add - --yes');
    expect(Object.keys((await ask(server, `/careerdetail.php/${plain}`)).json).toSorted()).toEqual(
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

  it('shows a preview only to whoever has its link, marked as one, stored by no cache and without applications', async () => {
    const id = await added('openings add - --draft', openingFile({ title: 'Field Engineer' }));
    const { stdout } = await staff(`openings preview ${id}`);
    expect(stdout).toMatch(
      new RegExp(`^https://www\\.example\\.com/career-details/${id}\\?preview=[\\w-]{22}\n$`),
    );
    expect((await staff(`openings preview ${id}`)).stdout).toBe(stdout);
    const path = stdout.trim().replace('https://www.example.com', '');
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
    await staff(`openings publish ${id} --yes`);
    await staff(`openings close ${id}`);
    await pagesFollow();
    expect((await ask(server, path, { headers: page })).status).toBe(200);
    expect((await ask(server, `/career-details/${id}`, { headers: page })).status).toBe(410);
  });
});

describe('a preview without SITE_URL', () => {
  it('gives a link for this machine, and says that SITE_URL is not set', async () => {
    const { here } = makeOffice();
    await here('openings add - --draft', { input: openingFile() });
    const { code, stdout } = await here('openings preview 1', { env: { SITE_URL: '', PORT: '4321' } });
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^http:\/\/localhost:4321\/career-details\/1\?preview=[\w-]{22}\nOn this machine only: SITE_URL is not set\.\n$/,
    );
  });
});

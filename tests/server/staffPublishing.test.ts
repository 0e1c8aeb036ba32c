import { randomUUID } from 'node:crypto';
import { openingRepository } from '../../src/server/openings/queries/openingRepository.ts';
import { sampleWarning } from '../../src/server/openings/queries/sampleWarning.ts';
import { awayFromMidnight } from '../support/awayFromMidnight.ts';
import { openDatabase } from '../support/openDatabase.ts';
import { pagesFollow } from '../support/pagesFollow.ts';
import { storeApplication } from '../support/application.ts';
import { resumes } from '../support/resumes.ts';
import { queryDatabase, startServer, type TestServer } from '../support/server.ts';
import { makeOffice, openingFile, runHere, serversOfTests } from '../support/staff.ts';
import { applicationWith, ask, formWith, post, upload, uploadedName } from './apply.ts';
import { changeDatabase } from './changeDatabase.ts';
import { fakeDist } from './fakeDist.ts';

const serverOfTest = serversOfTests();

const page = { accept: 'text/html' };

/** An opening file with further lines in its front matter. */
const fileWith = (...lines: string[]) => openingFile().replace('---\n\n', `${lines.join('\n')}\n---\n\n`);

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
    Number(/^Opening (\d+)/.exec((await staff(line, input)).stdout)?.[1]);
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
    const id = await added('openings add - --yes', fileWith(`closing_date: ${today}`));
    expect(await answersAbout(server, id, await uploadedName(server, String(id)))).toEqual(open);
    const resumefile = await uploadedName(server, String(id));
    set(id, "closing_date = '2026-01-31'");
    expect(await answersAbout(server, id, resumefile)).toEqual(over);
    expect((await staff('openings list')).stdout).toMatch(new RegExp(`^ *${id} +closed `, 'm'));
    expect((await staff(`openings show ${id}`)).stdout).toMatch(/closed +by itself after 2026-01-31\n/);
  });

  it('says of itself what staff said of it, and nothing where they said nothing', async () => {
    const lines = [
      'department: Networks',
      'employment_type: full-time',
      'workplace: hybrid',
      'salary_range: £48,000 to £55,000',
      'closing_date: 2999-01-31',
    ];
    const id = await added('openings add - --yes', fileWith(...lines));
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

  it('shows a preview to whoever has its link alone: marked, kept by nobody, and not to apply by', async () => {
    const id = await added('openings add - --draft');
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

describe('a preview where nobody said what address the site has', () => {
  it('gives no link that leads nowhere: its path, what to set, and where it is seen on this machine', async () => {
    const { here } = makeOffice();
    await here('openings add - --draft', { input: openingFile() });
    const { code, stdout } = await here('openings preview 1', { env: { SITE_URL: '', PORT: '4321' } });
    const path =
      /^\/career-details\/1\?preview=[\w-]{22}$/.exec(stdout.split('\n')[0] ?? '')?.[0] ?? '(none)';
    expect([code, stdout]).toEqual([
      0,
      `${path}\nSITE_URL is not set: put the site's address before it, or set SITE_URL in .env and ask again.\nOn this machine, while the server runs: http://localhost:4321${path}\n`,
    ]);
  });
});

describe('publishing', () => {
  const officeWithDraft = async (...lines: string[]) => {
    const office = makeOffice();
    await office.here('openings add - --draft', { input: fileWith('department: Networks', ...lines) });
    return office;
  };

  it.each([
    ['close 1', 1, 'Opening 1 is a draft: nobody can apply for it'],
    ['reopen 1', 1, 'Opening 1 is not published yet; see openings publish'],
    ['publish 1 --at 2020-01-31', 2, '--at must be in the future'],
    ['publish 7', 1, 'There is no opening 7'],
    [
      'publish 1 --at 2999-03-01',
      1,
      'Opening 1 would be closed already: its closing date is 2999-01-31; see openings edit',
    ],
  ])('refuses %s of a draft', async (words, code, line) => {
    const { here } = await officeWithDraft('closing_date: 2999-01-31');
    expect(await here(`openings ${words}`)).toMatchObject({ code, stderr: `${line}\n` });
  });

  it('publishes a draft, once, and dates it by that', async () => {
    const { here, dataDir } = await officeWithDraft();
    changeDatabase(dataDir, "update openings set posted_at = '2020-01-01T00:00:00.000Z'");
    expect((await here('openings publish 1 --yes')).stdout).toBe(
      'Opening 1 is published at /career-details/1: Network Engineer\n',
    );
    expect((await here('openings show 1')).stdout).not.toMatch(/posted +2020/);
    expect((await here('openings publish 1 --yes')).stderr).toBe('Opening 1 is published already\n');
  });

  it('takes a scheduled opening back, and publishes it earlier', async () => {
    const { here } = await officeWithDraft();
    await here('openings publish 1 --at 2999-01-31');
    expect((await here('openings list')).stdout).toMatch(
      /1 +scheduled +Network Engineer +London +2999-01-31/,
    );
    expect((await here('openings close 1')).stdout).toBe(
      'Opening 1 is a draft again and will not be published by itself\n',
    );
    await here('openings publish 1 --at 2999-01-31');
    expect((await here('openings publish 1 --yes')).stdout).toContain('is published at');
  });

  it('reopens with a new closing date, or without one', async () => {
    const { here, dataDir } = await officeWithDraft('closing_date: 2999-01-31');
    await here('openings publish 1 --yes');
    const past = "update openings set closing_date = '2026-01-31'";
    changeDatabase(dataDir, past);
    expect((await here('openings reopen 1 --yes')).stdout).toBe(
      'Opening 1 is open again, without a closing date\n',
    );
    changeDatabase(dataDir, past);
    expect((await here('openings reopen 1 --closing-date 2026-01-01')).stderr).toBe(
      'The closing date 2026-01-01 is past\n',
    );
    const asked = await here('openings reopen 1', { answers: ['2999-02-01', 'yes'] });
    expect(asked.asked).toEqual([
      'Its closing date, 2026-01-31, is past. New one (empty for none): ',
      'Visitors will see it at once: Network Engineer, until 2999-02-01. Type yes to go on: ',
    ]);
    expect(asked.stdout).toBe('Opening 1 is open again until 2999-02-01\n');
    expect((await here('openings show 1')).stdout).toMatch(/closing_date +2999-02-01/);
  });

  it('reopens nothing that nobody has said yes to', async () => {
    const { here } = await officeWithDraft('closing_date: 2999-01-31');
    await here('openings publish 1 --yes');
    await here('openings close 1');
    const refused = await here('openings reopen 1', { answers: ['no'] });
    expect([refused.code, refused.stderr]).toEqual([1, 'Nothing was done\n']);
    expect((await here('openings reopen 1')).code).not.toBe(0);
    expect((await here('openings list --open')).stdout).toBe('No opening is open.\n');
  });

  it.each([
    ['31 January 2999 09:30', '2999-01-31 09:30'],
    ['31/01/2999 9:30', '2999-01-31 09:30'],
    ['2999-01-31 09:30', '2999-01-31 09:30'],
    ['2999-01-31T09:30Z', '2999-01-31 09:30'],
  ])('takes a time as people write it: %s', async (written, at) => {
    const { here } = await officeWithDraft();
    const { stdout } = await here(['openings', 'publish', '1', '--at', written]);
    expect(stdout).toContain(`will be published on ${at} UTC`);
  });

  it.each(['31 January 2999 25:00', '31/02/2999 09:00', 'at 09:00'])('refuses %s', async (written) => {
    const { here } = await officeWithDraft();
    expect((await here(['openings', 'publish', '1', '--at', written])).code).toBe(2);
  });

  it('copies an opening as a draft, without its closing date', async () => {
    const { here } = await officeWithDraft('closing_date: 2999-01-31');
    expect((await here('openings copy 1')).stdout).toBe('Opening 2 is kept as a draft: Network Engineer\n');
    const [copy, original] = JSON.parse((await here('openings list --json')).stdout) as object[];
    expect(copy).toMatchObject({ id: 2, status: 'draft', department: 'Networks', closing_date: null });
    expect(original).toMatchObject({ id: 1, status: 'draft', closing_date: '2999-01-31' });
  });

  it('acts by the clock alone', async () => {
    const office = makeOffice();
    const { db, close } = await openDatabase({ dataDir: office.dataDir });
    let now = '2026-11-20T12:00:00.000Z';
    const openings = openingRepository(db, () => new Date(now));
    const text = {
      job_title: 'Engineer',
      company_name: 'Q',
      location: 'L',
      description: 'd',
      requirements: [],
      closing_date: '2026-11-21',
    };
    await openings.add(text, { actor: 'ada' });
    changeDatabase(office.dataDir, "update openings set publish_at = '2026-11-20T13:00:00.000Z'");
    const statuses: unknown[] = [];
    for (now of [
      '2026-11-20T12:59:59.999Z',
      '2026-11-20T13:00:00.000Z',
      '2026-11-21T23:59:59.999Z',
      '2026-11-22T00:00:00.000Z',
    ]) {
      statuses.push([(await openings.find(1))?.status, (await openings.listOpen()).length]);
    }
    await close();
    expect(statuses).toEqual([
      ['scheduled', 0],
      ['open', 1],
      ['open', 1],
      ['closed', 0],
    ]);
  });
});

describe('sample openings', () => {
  it('are marked, warned of, and taken away: closed where somebody has applied, else deleted', async () => {
    const server = await serverOfTest();
    await server.stop();
    const { dataDir } = server;
    await storeApplication(dataDir, { openingId: 1 });
    const samples = queryDatabase<{ id: number }>(dataDir, 'select id from openings where is_sample = 1').map(
      ({ id }) => id,
    );
    const warning = async () => {
      const { db, close } = await openDatabase({ dataDir });
      const line = await sampleWarning(db);
      await close();
      return line;
    };
    expect(await warning()).toBe(
      `${samples.length} sample openings are open to visitors; './staff openings clear-samples' takes them away`,
    );
    expect((await runHere(['openings', 'list'], dataDir)).stdout).toMatch(/open, sample/);
    const unasked = await runHere(['openings', 'clear-samples'], dataDir);
    expect(unasked).toMatchObject({ code: 1, stderr: expect.stringContaining('add --yes') as string });
    const cleared = await runHere(['openings', 'clear-samples'], dataDir, { answers: ['yes'] });
    const deleted = samples.filter((id) => id !== 1).toSorted((one, other) => one - other);
    expect(cleared.stdout).toContain('Closed, because somebody has applied: 1\n');
    for (const id of deleted) expect(cleared.stdout).toMatch(new RegExp(`Deleted: .*\\b${id}\\b`));
    expect(await warning()).toBeUndefined();
    expect(queryDatabase(dataDir, 'select id, status from openings where id > 0')).toEqual([
      { id: 1, status: 'closed' },
    ]);
  });
});

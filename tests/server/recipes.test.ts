import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copySources, doStep, readRecipes, type Step } from '../support/recipes.ts';
import { freshDir, queryDatabase, startServer, type TestServer } from '../support/server.ts';
import { startMailServer, until, type MailServer } from '../support/smtp.ts';
import { runProgram } from '../support/staff.ts';
import { applied, ask } from './apply.ts';
import { filled, pdf, send } from './filledForm.ts';

const recipes = readRecipes();
const stepsOf = (title: string): Step[] => recipes[title] ?? [];
const FIELDS = ['A field of the form', 'A field of an opening'];
const PATIENCE_MS = 300_000;

const filesOf = (steps: readonly Step[]): string[] => [...new Set(steps.map(({ file }) => file))].toSorted();

/** What the compiler says of a folder, a line each. */
const compile = (folder: string): string[] => {
  const tsc = resolve('node_modules/typescript/bin/tsc');
  const args = [tsc, '--noEmit', '--incremental', '--tsBuildInfoFile', '.types', '-p', '.'];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  return stdout.split('\n').filter((line) => /error TS/.test(line));
};

describe('the recipes', () => {
  const folder = freshDir();
  const home = process.cwd();

  beforeAll(() => copySources(folder));
  afterAll(() => process.chdir(home));

  it('are seven, of at most six files of the sources for a field', () => {
    expect(Object.entries(recipes).filter(([, steps]) => steps.length === 0)).toEqual([]);
    expect(Object.keys(recipes)).toHaveLength(7);
    for (const title of FIELDS) expect(filesOf(stepsOf(title)).length).toBeLessThanOrEqual(6);
  });

  it(
    'let the compiler ask for the rest, once a field stands in its table',
    () => {
      const asked: string[] = [];
      for (const title of FIELDS) {
        const [table, ...rest] = stepsOf(title);
        if (!table) throw new Error(`${title} has no steps`);
        doStep(folder, table);
        asked.push(...filesOf(rest.filter(({ how }) => how !== 'make')));
      }
      const errors = compile(folder);
      expect([...new Set(errors.map((line) => line.split('(')[0]))].toSorted()).toEqual(
        [...new Set(asked)].toSorted(),
      );
      for (const line of errors) expect(line).toMatch(/notice_period|team/);
    },
    PATIENCE_MS,
  );

  it(
    'can be done literally, and what comes of them compiles and lacks nothing',
    () => {
      for (const [title, steps] of Object.entries(recipes))
        for (const step of FIELDS.includes(title) ? steps.slice(1) : steps) doStep(folder, step);
      expect(compile(folder)).toEqual([]);
      const node = (...args: string[]) =>
        execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
      expect(node('scripts/checkContent.ts')).toBe('');
    },
    PATIENCE_MS,
  );

  describe('make a server that', () => {
    let server: TestServer;
    let mailServer: MailServer;

    const staff = async (words: readonly string[], input = ''): Promise<string> => {
      const { code, stdout, stderr } = await runProgram(words, { dataDir: server.dataDir, input });
      expect([code, stderr]).toEqual([0, '']);
      return stdout;
    };
    const newest = (): Record<string, unknown> =>
      queryDatabase<Record<string, unknown>>(
        server.dataDir,
        'select * from applications order by id desc',
      )[0] ?? {};
    const applyWith = async (notice_period: string, more: Record<string, unknown> = {}) =>
      String((await applied(server, { name: 'Ada Recipe', notice_period, ...more }))['reference']);

    beforeAll(async () => {
      mailServer = await startMailServer();
      process.chdir(folder);
      process.env['TEST_SERVER_SOURCE'] = '1';
      server = await startServer({
        SMTP_URL: mailServer.url,
        MAIL_FROM: 'website@quillmere.example',
        MAIL_TO: 'office@quillmere.example',
        CAREERS_MAIL_TO: 'jobs@quillmere.example',
      });
    });
    afterAll(async () => {
      await server.stop();
      await mailServer.stop();
    });

    it('stores a new field of the form, shows it, mails it and exports it', async () => {
      const reference = await applyWith('Three months');
      expect(newest()).toMatchObject({ reference, notice_period: 'Three months' });
      expect(await staff(['applications', 'show', reference])).toMatch(/^ {2}notice period +Three months$/m);
      expect(await staff(['applications', 'list', '--fields', 'notice_period'])).toContain('Three months');
      expect(await staff(['applications', 'list', '--text', 'three months'])).toContain('Ada Recipe');
      const out = join(server.dataDir, 'export');
      await staff(['applications', 'export', '--out', out]);
      const [titles, row] = readFileSync(join(out, 'applications.csv'), 'utf8').split('\r\n');
      expect(titles).toContain('"notice_period"');
      expect(row).toContain('"Three months"');
      const mails = await mailServer.received(2);
      expect(mails.map(({ email }) => email.text).join('\n')).toMatch(/^Notice period: +Three months$/m);
      expect(mails.map(({ email }) => email.text).join('\n')).toContain('your notice period,');
    });

    it('takes an application with another value for another one, and the same for the same', async () => {
      const first = await applyWith('Four weeks');
      expect(await applyWith('Four weeks')).toBe(first);
      expect(await applyWith('Five weeks')).not.toBe(first);
      expect(await applyWith('')).not.toBe(first);
    });

    it('refuses a new field that is too long, and takes it from a form without a script', async () => {
      const answer = await applied(server, { notice_period: 'x'.repeat(101) });
      expect(answer['fields']).toEqual({
        notice_period: 'Your notice period must be 100 characters or fewer',
      });
      const fields = { name: 'Grace', notice_period: 'None' };
      expect((await send(server, filled({ fields, file: pdf }))).status).toBe(303);
      expect(newest()).toMatchObject({ name: 'Grace', notice_period: 'None' });
    });

    it('publishes a new field of an opening, keeps its earlier text and exports it', async () => {
      const file = (team: string) =>
        `---\njob_title: Cook\ncompany_name: Quillmere\nlocation: Leeds\nteam: ${team}\n---\nYou cook.\n`;
      const [, id = ''] =
        /at \/career-details\/(\d+):/.exec(await staff(['openings', 'add', '-', '--yes'], file('Canteen'))) ??
        [];
      await staff(['openings', 'edit', id, '-', '--yes'], file('Kitchen'));
      expect((await ask(server, `/careerdetail.php/${id}`)).json).toMatchObject({ team: 'Kitchen' });
      expect(await staff(['openings', 'show', id])).toMatch(/^ {2}team +Kitchen$/m);
      expect(await staff(['openings', 'export', id, '--format', 'csv'])).toContain('"Kitchen"');
      expect(await staff(['openings', 'template'])).toContain('# The team, in one line.\nteam:\n');
      expect(
        queryDatabase(server.dataDir, `select team from opening_versions where opening_id = ${id}`),
      ).toEqual([{ team: 'Canteen' }, { team: 'Kitchen' }]);
    });

    it('has the new table, erased with the application, the new command and the new mail', async () => {
      expect(queryDatabase(server.dataDir, 'select count(*) as rows from interviews')).toEqual([{ rows: 0 }]);
      expect(await staff(['openings', 'count'])).toMatch(/^Open: \d+\n$/);
      await applyWith('Once', { email: 'again@example.com' });
      await applyWith('Twice', { email: 'again@example.com' });
      await until(() => mailServer.mails.some(({ email }) => email.subject?.startsWith('Applied again: ')));
    });
  });
});

import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { unfinishedIn } from '../../src/server/openings/commands/unfinished.ts';
import { itOn } from '../support/engine.ts';
import { freshDir } from '../support/server.ts';
import { makeOffice, spawnStaff } from '../support/staff.ts';

/** Answers in the order of the questions; the rest stay empty. */
const ANSWERS = [
  'Network Engineer',
  '',
  'London',
  'Networks',
  'full-time',
  'hybrid',
  '£48,000',
  '2998-12-01',
  '2999-01-31',
  'You mend networks.',
  '',
  'All of them.',
  '.',
  'Patience',
  '- A driving licence',
  '',
];

/** What stands in the folder of unfinished texts. */
const draftIn = (folder: string): string => {
  const [file] = unfinishedIn(folder);
  return file === undefined ? '' : readFileSync(file, 'utf8');
};

describe('openings new', () => {
  const listed = async (office: ReturnType<typeof makeOffice>) =>
    JSON.parse((await office.here('openings list --json')).stdout) as object[];

  const expected = {
    job_title: 'Network Engineer',
    company_name: 'Quillmere IT Services',
    location: 'London',
    department: 'Networks',
    employment_type: 'full-time',
    workplace: 'hybrid',
    salary_range: '£48,000',
    start: '2998-12-01',
    closing_date: '2999-01-31',
    description: 'You mend networks.\n\nAll of them.',
    requirements: ['Patience', 'A driving licence'],
  };

  it.each([
    ['publish', 'open', 'Opening 1 is published at /career-details/1: Network Engineer\n'],
    ['d', 'draft', 'Opening 1 is kept as a draft: Network Engineer\n'],
  ])(
    'asks question by question, shows a preview, and can %s: answers come by a pipe',
    async (last, status, line) => {
      const office = makeOffice();
      const input = `${[...ANSWERS, last].join('\n')}\n`;
      const { code, stdout, stderr } = await office.staff('openings new', { input });
      expect([code, stderr]).toEqual([0, '']);
      expect(stdout).toContain('Company [Quillmere IT Services]: \n');
      expect(stdout).toMatch(/Preview\n\n---\njob_title: Network Engineer\n/);
      expect(stdout.endsWith(line)).toBe(true);
      expect(await listed(office)).toEqual([expect.objectContaining({ ...expected, status })]);
    },
  );

  it('judges each answer at once, goes back, keeps what stands in brackets, and empties by a hyphen', async () => {
    const office = makeOffice();
    const answers = [
      '',
      'x'.repeat(201),
      'Netwrk Engineer',
      'back',
      'Network Engineer',
      '',
      'London',
      'Networks',
      'full tme',
      'Full time',
      'back',
      'back',
      '-',
      '',
      ...['', '', '', '2020-01-31', '2999-02-30', '', 'back', '', '.', 'You mend networks.', '.', ''],
      'back',
      'Patience',
      '',
      'maybe',
      'publish',
    ];
    const { code, stdout, asked } = await office.here('openings new', { answers });
    expect(code).toBe(0);
    for (const said of [
      'job_title is empty',
      'job_title is too long: 201 characters, at most 200',
      'employment_type must be one of',
      'closing_date 2020-01-31 is past',
      'closing_date must be a day that exists',
      'there is no description',
    ])
      expect(stdout).toContain(said);
    expect(asked).toContain('Job title [Netwrk Engineer]: ');
    expect(await listed(office)).toEqual([
      expect.objectContaining({
        job_title: 'Network Engineer',
        location: 'London',
        department: null,
        employment_type: 'full-time',
        requirements: ['Patience'],
      }),
    ]);
  });

  it.each([
    ['quit', 0, ''],
    [undefined, 1, 'The answers ended before the last question\n'],
  ])('stores nothing and shows what was typed, on %s', async (last, code, stderr) => {
    const office = makeOffice();
    const answers = last === undefined ? ANSWERS : [...ANSWERS, last];
    const result = await office.here('openings new', { answers });
    expect([result.code, result.stderr]).toEqual([code, stderr]);
    expect(result.stdout).toMatch(
      /Nothing was stored\. What you typed:\n\n---\njob_title: Network Engineer\n/,
    );
    expect(await listed(office)).toEqual([]);
  });

  it('keeps each line as it is typed for nobody else to read, goes on with it, and removes it once stored', async () => {
    const office = makeOffice();
    const drafts = office.path('drafts');
    const run = (line: string, answers: readonly string[]) =>
      office.here(line, { answers, surroundings: { drafts } });
    const end = ANSWERS.indexOf('You mend networks.') + 1;
    const cut = await run('openings new', ANSWERS.slice(0, end));
    const [name = ''] = readdirSync(drafts);
    const file = join(drafts, name);
    expect(cut.stdout).toContain(`It is kept in ${file}; go on with ./staff openings new --resume\n`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      job_title: 'Network Engineer',
      description: 'You mend networks.',
    });
    const answers = [...Array<string>(9).fill(''), '.', ...ANSWERS.slice(-3), 'draft'];
    const { code, stderr } = await run('openings new --resume', answers);
    expect([code, stderr]).toEqual([0, '']);
    expect(await listed(office)).toEqual([
      expect.objectContaining({ ...expected, description: 'You mend networks.', status: 'draft' }),
    ]);
    expect(readdirSync(drafts)).toEqual([]);
    expect((await run('openings new --resume', [])).stderr).toContain('There is no unfinished opening in ');
  });

  it('keeps what was typed when the terminal hangs up, and says so the next time', async () => {
    const office = makeOffice();
    const home = freshDir();
    const child = spawnStaff(['openings', 'new'], { dataDir: office.dataDir, env: { HOME: home } });
    const drafts = join(home, '.local/state/site-staff');
    const closed = once(child, 'close');
    child.stdin?.write(`${ANSWERS.slice(0, ANSWERS.indexOf('You mend networks.') + 1).join('\n')}\n`);
    // The line has been kept when the next one is asked for.
    while (!/You mend networks/.test(draftIn(drafts))) await new Promise((done) => setTimeout(done, 20));
    child.kill('SIGHUP');
    await closed;
    expect(child.signalCode ?? child.exitCode).not.toBe(0);
    expect(JSON.parse(draftIn(drafts))).toMatchObject({
      location: 'London',
      description: 'You mend networks.',
    });
    const next = await office.here('openings new', { answers: [], surroundings: { drafts } });
    expect(next.stdout).toMatch(
      /^An opening was begun and never stored; .\/staff openings new --resume goes on/,
    );
  }, 60_000);

  itOn('sqlite', 'the file on a full disk')(
    'says at once that a full disk keeps nothing, and shows what was typed where it cannot be stored',
    async () => {
      const office = makeOffice();
      const home = freshDir();
      const input = `${[...ANSWERS, 'draft'].join('\n')}\n`;
      const env = { PATH: process.env['PATH'] ?? '', HOME: home, DATA_DIR: office.dataDir, USER: 'ada' };
      // The operating system refuses every byte of a file, as a full disk does.
      const line = `ulimit -f 0; exec '${process.execPath}' src/server/staff.ts openings new`;
      const { status, stdout, stderr } = spawnSync('sh', ['-c', line], { encoding: 'utf8', input, env });
      expect(status).toBe(1);
      expect(stderr).toMatch(
        /^What you type cannot be kept in \S+site-staff \(EFBIG\)\n[^]*Nothing was stored/,
      );
      expect(stderr.match(/cannot be kept/g)).toHaveLength(1);
      expect(stdout).toMatch(
        /What you typed:\n\n---\njob_title: Network Engineer\n[^]*- A driving licence\n/,
      );
      expect(await listed(office)).toEqual([]);
    },
    60_000,
  );
});

import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { unfinishedIn } from '../../src/server/openings/commands/unfinished.ts';
import { databaseUrlOf, itOn } from '../support/engine.ts';
import { freshDir } from '../support/server.ts';
import { makeOffice, openingFile, spawnStaff } from '../support/staff.ts';

/** An office with an opening, and editors that do something to the file they are given. */
const editingOffice = async () => {
  const office = makeOffice();
  await office.here('openings add - --yes', { input: openingFile() });
  const editorThat = (code: string): string => {
    const script = `import { readFileSync, writeFileSync } from 'node:fs';
const file = process.argv[2];
const text = readFileSync(file, 'utf8');
const write = (changed) => writeFileSync(file, changed);
${code}`;
    return `'${process.execPath}' '${office.file('editor.mjs', script)}'`;
  };
  return { ...office, editorThat };
};

const toLeeds = "write(text.replace('London', 'Leeds'));";

/** The file that a refusal says is kept. */
const keptIn = (stderr: string): string => /Your text is kept in (\S+);/.exec(stderr)?.[1] ?? '';

describe('openings edit with a file', () => {
  const changedFile = openingFile().replace('London', 'Leeds');

  it('shows what visitors would see, and wants --yes where nobody can be asked', async () => {
    const { here, file } = await editingOffice();
    const command = `openings edit 1 ${file('leeds.md', changedFile)}`;
    const refused = await here(command);
    expect([refused.code, refused.stderr]).toEqual([
      1,
      'Visitors see this at once. Nothing was done: this needs a confirmation, add --yes\n',
    ]);
    expect(refused.stdout).toContain('-location: London\n+location: Leeds\n');
    expect((await here('openings show 1')).stdout).toMatch(/location +London/);
    expect((await here(`${command} --yes`)).stdout).toBe('Opening 1 is changed\n');
  });

  it('asks on a terminal', async () => {
    const { here, file } = await editingOffice();
    const command = `openings edit 1 ${file('leeds.md', changedFile)}`;
    expect(await here(command, { answers: ['no'] })).toMatchObject({ code: 1, stderr: 'Nothing was done\n' });
    const { stdout, asked } = await here(command, { answers: ['yes'] });
    expect([asked.length, stdout.endsWith('\nOpening 1 is changed\n')]).toEqual([1, true]);
  });

  it('changes at once what only staff see', async () => {
    const { here, file } = await editingOffice();
    await here('openings close 1');
    const { code, stdout } = await here(`openings edit 1 ${file('leeds.md', changedFile)}`);
    expect([code, stdout]).toEqual([0, 'Opening 1 is changed\n']);
  });
});

describe('openings edit without a file', () => {
  it('opens the editor, shows what changed, asks, and saves', async () => {
    const { here, editorThat } = await editingOffice();
    const editor = editorThat(toLeeds);
    const { code, stdout, asked } = await here('openings edit 1', { editor, answers: ['yes'] });
    expect([code, asked.length]).toEqual([0, 1]);
    expect(stdout).toMatch(/^--- as it is\n\+\+\+ as it will be\n@@ .* @@\n/);
    expect(stdout).toContain('\n-location: London\n+location: Leeds\n');
    expect(stdout).toContain('Opening 1 is changed\n');
    expect((await here('openings show 1')).stdout).toMatch(/location +Leeds/);
  });

  it('needs no terminal with --yes', async () => {
    const { staff, editorThat } = await editingOffice();
    const { code, stdout } = await staff('openings edit 1 --yes', { env: { VISUAL: editorThat(toLeeds) } });
    expect([code, stdout]).toEqual([0, expect.stringContaining('Opening 1 is changed\n')]);
  });

  it('changes nothing when nothing was typed', async () => {
    const { here } = await editingOffice();
    const { code, stdout } = await here('openings edit 1', { editor: 'true', answers: [] });
    expect([code, stdout]).toEqual([0, 'Opening 1 says this already; nothing was changed\n']);
  });

  it.each([
    ['the answer is no', toLeeds, ['no'], 'Nothing was done'],
    ['a rule is broken', "write(text.replace('London', ''));", ['no'], 'location is empty'],
    [
      'its date is past',
      "write(text.replace('location:', 'closing_date: 2020-01-31\\nlocation:'));",
      [],
      'closing_date 2020-01-31 is past; to close the opening, see openings close',
    ],
    ['the editor fails', `${toLeeds} process.exit(3);`, [], 'The editor ended with code 3'],
  ] as const)('keeps the text in a file when %s', async (_, code, answers, line) => {
    const { here, editorThat } = await editingOffice();
    const before = (await here('openings list --json')).stdout;
    const result = await here('openings edit 1', { editor: editorThat(code), answers });
    expect(result.code).toBe(1);
    expect(result.stderr).toContain(line);
    const kept = keptIn(result.stderr);
    expect(result.stderr).toContain(`\n./staff openings edit 1 ${kept}\n`);
    expect(statSync(kept).mode & 0o777).toBe(0o600);
    expect((await here('openings list --json')).stdout).toBe(before);
    if (code === toLeeds) {
      expect((await here(`openings edit 1 ${kept} --yes`)).stdout).toBe('Opening 1 is changed\n');
    }
  });

  /** An editor during which a colleague changes the same opening, or closes it. */
  const meanwhile = (office: Awaited<ReturnType<typeof editingOffice>>, ...words: string[]): string => {
    const program = [resolve('src/server/staff.ts'), 'openings', ...words];
    const env = {
      DATA_DIR: office.dataDir,
      DATABASE_URL: databaseUrlOf(office.dataDir),
      USER: 'bob',
      HOME: office.path(''),
    };
    return office.editorThat(`${toLeeds}
const { execFileSync } = await import('node:child_process');
execFileSync(process.execPath, ${JSON.stringify(program)}, { env: ${JSON.stringify(env)} });`);
  };
  const toYork = (office: Awaited<ReturnType<typeof editingOffice>>) =>
    meanwhile(office, 'edit', '1', office.file('york.md', openingFile().replace('London', 'York')), '--yes');

  it('does not write over what somebody else changed meanwhile, nor does the command that it prints', async () => {
    const office = await editingOffice();
    const { here } = office;
    const { code, stderr } = await here('openings edit 1', {
      editor: toYork(office),
      answers: ['yes', 'no'],
    });
    expect([code, stderr]).toEqual([1, expect.stringContaining('Nothing was done\n')]);
    const printed = /openings edit 1 (\S+)/.exec(stderr)?.[0] ?? '';
    const again = await here(`${printed} --yes`);
    expect([again.code, again.stderr]).toEqual([
      1,
      expect.stringMatching(/^Opening 1 was changed meanwhile, by bob, .*; nothing was changed\n/),
    ]);
    expect((await here('openings show 1')).stdout).toMatch(/location +York/);
    expect(readFileSync(keptIn(stderr), 'utf8')).toContain('Leeds');
    expect((await here(`${printed} --overwrite --yes`)).stdout).toContain('Opening 1 is changed\n');
    expect((await here('openings show 1')).stdout).toMatch(/location +Leeds/);
  });

  it('shows the difference to what somebody else changed, asks, and keeps both texts', async () => {
    const office = await editingOffice();
    const { here } = office;
    const { code, stdout, asked } = await here('openings edit 1', {
      editor: toYork(office),
      answers: ['yes', 'yes'],
    });
    expect([code, asked.length]).toEqual([0, 2]);
    expect(stdout).toContain('-location: York\n+location: Leeds\n');
    const versions = JSON.parse((await here('openings history 1 --json')).stdout) as {
      actor: string;
      text: { location: string };
    }[];
    expect(versions.map(({ actor, text }) => [actor, text.location])).toEqual([
      ['ada', 'Leeds'],
      ['bob', 'York'],
      ['', 'London'],
    ]);
  });

  it('changes the text of an opening that somebody closed meanwhile, and leaves it closed', async () => {
    const office = await editingOffice();
    const { here } = office;
    const { code } = await here('openings edit 1', {
      editor: meanwhile(office, 'close', '1'),
      answers: ['yes'],
    });
    expect(code).toBe(0);
    expect((await here('openings show 1')).stdout).toMatch(/status +closed[^]*location +Leeds/);
  });

  it('gives an earlier text back, which is one more version', async () => {
    const { here, file } = await editingOffice();
    await here(`openings edit 1 ${file('leeds.md', openingFile().replace('London', 'Leeds'))} --yes`);
    expect((await here('openings history 1 1')).stdout).toContain('location: London');
    const kept = join(freshDir(), 'first.md');
    expect((await here(`openings history 1 1 --out ${kept}`)).stdout).toBe(`${kept}\n`);
    expect(readFileSync(kept, 'utf8')).toContain('location: London');
    const restored = await here('openings restore 1 1', { answers: ['yes'] });
    expect(restored.stdout).toContain('-location: Leeds\n+location: London\n');
    expect((await here('openings history 1')).stdout).toMatch(/^version .*\n +3 .* ada .*\n +2 .*\n +1 /);
    expect((await here('openings show 1')).stdout).toMatch(/location +London/);
    expect(await here('openings restore 1 9 --yes')).toMatchObject({
      code: 1,
      stderr: 'Opening 1 has no version 9; the last one is 3\n',
    });
  });

  it('opens the editor again for somebody who wants to mend it', async () => {
    const { here, editorThat } = await editingOffice();
    const editor = editorThat(
      "write(text.includes('London') ? text.replace('London', '') : text.replace('location:', 'location: York'));",
    );
    const { code, stdout, stderr, asked } = await here('openings edit 1', {
      editor,
      answers: ['yes', 'yes'],
    });
    expect([code, asked[0]]).toEqual([0, 'Open it again to mend this? (yes or no): ']);
    expect(stderr).toContain('location is empty');
    expect(stdout).toContain('+location: York');
  });

  it('says so when there is no such editor', async () => {
    const { here } = await editingOffice();
    const { code, stderr } = await here('openings edit 1', { editor: '/nonexistent/editor', answers: [] });
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining('There is no such editor; set EDITOR, for example EDITOR=nano\n') as string,
    ]);
  });
});

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

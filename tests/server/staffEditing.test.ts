import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { databaseUrlOf } from '../support/engine.ts';
import { freshDir } from '../support/server.ts';
import { makeOffice, openingFile } from '../support/staff.ts';

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

  it('does not write over what someone else changed meanwhile, nor does the command that it prints', async () => {
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
    expect([code, asked[0]]).toEqual([0, 'Open it again to fix this? (yes or no): ']);
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

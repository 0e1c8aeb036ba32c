import { storeApplication } from '../../../tests/support/application.ts';
import { databaseUrlOf } from '../../../tests/support/engine.ts';
import { freshDir } from '../../../tests/support/server.ts';
import { surroundingsOfTests } from '../../../tests/support/staff.ts';
import { readConfig } from '../platform/settings/config.ts';
import { openStaffDatabase } from './openStaffDatabase.ts';
import { runStaff, type StaffParts } from './runStaff.ts';

/** Nothing comes in, and nobody answers. */
const noInput = (): Omit<StaffParts, 'actor' | 'openDatabase' | 'output' | 'errors'> => ({
  input: new Blob([]).stream(),
  isAttended: false,
  questions: { ask: async () => undefined, close: () => undefined },
  editor: '',
  settings: () => readConfig({}),
  siteUrl: () => 'http://127.0.0.1:3000',
  now: () => new Date(),
  surroundings: surroundingsOfTests(),
});

const screen = (hasColours: boolean) => {
  const written: string[] = [];
  const write = (content: string | Uint8Array) => void written.push(content.toString());
  return { terminal: { write, isTerminal: true, width: 60, hasColours }, text: () => written.join('') };
};

/** Runs a command as on a terminal of 60 columns. */
const runOnTerminal = async (line: string, { dataDir = freshDir(), hasColours = false } = {}) => {
  const output = screen(hasColours);
  const errors = screen(hasColours);
  const code = await runStaff(line.split(' '), {
    actor: 'ada',
    openDatabase: () => openStaffDatabase({ dataDir, databaseUrl: databaseUrlOf(dataDir) }),
    ...noInput(),
    output: output.terminal,
    errors: errors.terminal,
  });
  return { code, output: output.text(), errors: errors.text() };
};

const folderWithApplication = async () => {
  const dataDir = freshDir();
  const text = { name: 'A very long name '.repeat(10), email: `${'x'.repeat(100)}@example.com` };
  return { dataDir, ...(await storeApplication(dataDir, { text })) };
};

describe('a staff command on a terminal', () => {
  it('fits its table into the columns that there are', async () => {
    const { dataDir } = await folderWithApplication();
    const { output } = await runOnTerminal('openings list', { dataDir });
    for (const line of output.split('\n')) expect(line.length).toBeLessThanOrEqual(60);
    const applications = await runOnTerminal('applications list', { dataDir });
    expect(applications.output).toContain('…');
  });

  it('uses colours only where the terminal shows them', async () => {
    const { dataDir } = await folderWithApplication();
    expect((await runOnTerminal('openings list', { dataDir, hasColours: true })).output).toContain('\x1b[1m');
    expect((await runOnTerminal('openings show 9', { dataDir, hasColours: true })).errors).toContain(
      '\x1b[31m',
    );
    expect((await runOnTerminal('openings list', { dataDir })).output).not.toContain('\x1b');
  });

  it('does not show a resume, which could steer the terminal', async () => {
    const { dataDir, reference } = await folderWithApplication();
    const result = await runOnTerminal(`applications resume ${reference} --out -`, { dataDir });
    expect(result).toEqual({
      code: 1,
      output: '',
      errors: 'A resume is not shown on a terminal; use --out FILE\n',
    });
  });

  it('explains an unexpected failure in one line, without a stack', async () => {
    const output = screen(false);
    const code = await runStaff(['openings', 'list'], {
      actor: 'ada',
      openDatabase: () => Promise.reject(new Error('line one\nline two')),
      ...noInput(),
      output: output.terminal,
      errors: output.terminal,
    });
    expect([code, output.text()]).toEqual([
      1,
      'Something unexpected went wrong (Error): line one line two\n',
    ]);
  });
});

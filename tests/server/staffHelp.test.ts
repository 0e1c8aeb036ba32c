import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { commands } from '../../src/server/staff/commands.ts';
import { makeOffice } from '../support/staff.ts';

const names = commands.map(({ texts }) => texts.name);

describe('the help of the staff commands', () => {
  it.each(['', '--help', '-h', 'help'])("lists every command for 'staff %s'", async (words) => {
    const { code, stdout, stderr } = await makeOffice().here(words === '' ? [] : words);
    expect([code, stderr]).toEqual([0, '']);
    for (const name of names) expect(stdout).toContain(name);
    expect(stdout).toMatch(/^Examples?:$/m);
  });

  it.each(['openings', 'applications', 'messages', 'outbox'])(
    "lists the commands of the group '%s'",
    async (group) => {
      const office = makeOffice();
      const { code, stdout } = await office.here(`${group} --help`);
      expect(code).toBe(0);
      for (const name of names) expect(stdout.includes(`  ${name}`)).toBe(name.startsWith(group));
      expect(stdout).toMatch(/^Examples?:$/m);
      expect((await office.here(group)).stdout).toBe(stdout);
    },
  );

  it.each(names)("explains '%s' with an example, without touching the database", async (name) => {
    const office = makeOffice({ hasDatabase: false });
    const { code, stdout, stderr } = await office.here(`${name} --help`);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^\.\/staff /);
    expect(stdout).toMatch(new RegExp(`Examples?:\n( .*\n)*? .*${name}`));
    expect(existsSync(join(office.dataDir, 'site.db'))).toBe(false);
  });
});

describe('wrong use of the staff commands', () => {
  it.each([
    ['opening lsit', "Unknown command 'opening lsit'; did you mean 'openings list'?"],
    ['openings lst', "Unknown command 'openings lst'; did you mean 'openings list'?"],
    ['opnings', "Unknown command 'opnings'; did you mean 'openings'?"],
    ['reports', "Unknown command 'reports'; see ./staff --help"],
    ['openings list --opne', 'Unknown option --opne; did you mean --open?'],
    ['openings list --json=yes', '--json takes no value'],
    ['openings show', 'openings show needs ID; see ./staff openings show --help'],
    ['openings edit', 'openings edit needs ID; see ./staff openings edit --help'],
    ['openings edit 5', 'openings edit needs FILE; without one it opens an editor, which needs a terminal'],
    ['applications status X', 'applications status needs STATUS; see ./staff applications status --help'],
    ['openings import', 'openings import needs FILE; see ./staff openings import --help'],
    ['openings export x', "'x' is not the number of an opening, like 5"],
    [
      'openings publish 1 --at tomorrow',
      '--at must be a day like 2030-01-31, or a time in UTC like 2030-01-31T09:00',
    ],
    ['applications list --since 2030-02-30', '--since must be a day that exists, written like 2030-01-31'],
    ['bakcup', "Unknown command 'bakcup'; did you mean 'backup'?"],
    ['openings close five', "'five' is not the number of an opening, like 5"],
    ['openings close 0', "'0' is not the number of an opening, like 5"],
    ['openings reopen 1 2', "openings reopen does not take '2'; see ./staff openings reopen --help"],
    ['applications list --opening', '--opening needs ID; see ./staff applications list --help'],
    ['applications resume X', 'applications resume needs --out FILE; see ./staff applications resume --help'],
  ])("answers '%s' with one line and code 2", async (words, line) => {
    const { code, stdout, stderr } = await makeOffice().here(words);
    expect([code, stdout, stderr]).toEqual([2, '', `${line}\n`]);
  });
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CommandTexts } from '../../src/server/desk/command/command.ts';
import { migrations } from '../../src/server/platform/database/migrations.ts';
import { commands } from '../../src/server/staff/commands.ts';
import { leaveKeptDatabase, rowsByTable } from '../support/keptDatabase.ts';
import { freshDir, queryDatabase } from '../support/server.ts';
import { openingFile, runHere } from '../support/staff.ts';
import { changeDatabase } from './changeDatabase.ts';

/** They need no database, bring it up to date, put another one in its place, copy its bytes whatever they are, or name their own. */
const OTHERS = ['openings template', 'migrate', 'restore', 'backup', 'copy-database'];
const texts = commands.map((command) => command.texts).filter(({ name }) => !OTHERS.includes(name));

const file = join(freshDir(), 'opening.md');
writeFileSync(file, openingFile());

/** Something good for each of a command's parameters, so that it gets as far as its database. */
const wordFor = (command: string, parameter: string): string => {
  if (/FILE/.test(parameter)) return file;
  if (/STATUS/.test(parameter)) return command.startsWith('messages') ? 'handled' : 'reviewed';
  if (/EMAIL/.test(parameter)) return 'grace@example.com';
  if (/TEXT/.test(parameter)) return 'a note';
  return command.startsWith('applications') ? 'applications.reference' : '7';
};

const wordsFor = ({ name, parameters, options }: CommandTexts): string[] => [
  ...name.split(' '),
  ...Object.keys(parameters).map((parameter) => wordFor(name, parameter)),
  ...('yes' in options ? ['--yes'] : []),
  ...('out' in options ? ['--out', join(freshDir(), 'out')] : []),
];

describe.each([
  [
    'older',
    () => leaveKeptDatabase('0009_opening_start'),
    `is from an older version of this program (it lacks 0011_vitals, `,
  ],
  [
    'newer',
    () => {
      const dataDir = leaveKeptDatabase(Object.keys(migrations).at(-1) ?? '');
      changeDatabase(dataDir, "insert into kysely_migration values ('9999_future', '2030')");
      return dataDir;
    },
    'was written by a newer version of this program (it has 9999_future, ',
  ],
])('before a database of an %s version', (_age, leave, difference) => {
  const dataDir = leave();
  const everything = () =>
    JSON.stringify([rowsByTable(dataDir), queryDatabase(dataDir, 'select * from kysely_migration')]);
  const before = everything();

  it.each(texts.map((each) => [each.name, each] as const))(
    '%s names the difference and stops',
    async (_name, each) => {
      const { code, stdout, stderr } = await runHere(wordsFor(each), dataDir, {
        env: { SCAN_COMMAND: '/bin/true' },
      });
      expect([code, stdout + stderr]).toEqual([1, expect.stringContaining(difference)]);
      expect(everything()).toBe(before);
    },
  );

  it('backup copies it all the same, and names the difference', async () => {
    const { code, stdout } = await runHere(['backup', join(freshDir(), 'backup.db')], dataDir);
    expect([code, stdout]).toEqual([0, expect.stringContaining(difference)]);
    expect(everything()).toBe(before);
  });
});

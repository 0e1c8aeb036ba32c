import { chooseCommand } from '../../src/server/desk/command/chooseCommand.ts';
import { commands } from '../../src/server/staff/commands.ts';
import { storeApplication } from '../support/application.ts';
import { queryDatabase } from '../support/server.ts';
import { makeOffice, openingFile } from '../support/staff.ts';
import { changeDatabase } from './changeDatabase.ts';

/** An opening that is kept as a draft, and one that is published; nobody has applied. */
const officeWithOpenings = async () => {
  const office = makeOffice();
  await office.here('openings add - --draft', { input: openingFile() });
  await office.here('openings add - --yes', { input: openingFile({ title: 'Rigger' }) });
  return {
    ...office,
    numbers: () =>
      queryDatabase<{ id: number }>(office.dataDir, 'select id from openings').map(({ id }) => id),
  };
};

describe('openings delete', () => {
  it('deletes a draft and what nobody has applied for, after asking, with all their versions', async () => {
    const { here, dataDir, numbers } = await officeWithOpenings();
    const asked = await here('openings delete 1', { answers: ['y'] });
    expect([asked.code, asked.asked, asked.stderr]).toEqual([
      1,
      ['Opening 1, Network Engineer (draft), is deleted with all its versions. Type yes to go on: '],
      'Nothing was done\n',
    ]);
    expect(await here('openings delete 1')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('this needs a confirmation, add --yes\n') as string,
    });
    expect(numbers()).toEqual([1, 2]);
    expect((await here('openings delete 1', { answers: ['yes'] })).stdout).toBe('Opening 1 is deleted\n');
    expect((await here('openings delete 2 --yes')).stdout).toBe('Opening 2 is deleted\n');
    expect(numbers()).toEqual([]);
    expect(queryDatabase(dataDir, 'select * from opening_versions')).toEqual([]);
    expect((await here('audit list --limit 1')).stdout).toMatch(/ada +opening\.deleted +opening 2\n/);
    expect((await here('openings delete 2 --yes')).stderr).toBe('There is no opening 2\n');
  });

  it('keeps one that somebody has applied for, and says what closes it', async () => {
    const { here, dataDir, numbers } = await officeWithOpenings();
    await storeApplication(dataDir, { openingId: 2 });
    await here('openings close 2');
    expect(await here('openings delete 2 --yes')).toMatchObject({
      code: 1,
      stderr: 'Someone has applied for opening 2, so it stays; close it with ./staff openings close 2\n',
    });
    expect(numbers()).toEqual([1, 2]);
  });

  it('keeps one whose form somebody has just sent a file with', async () => {
    const { here, dataDir, numbers } = await officeWithOpenings();
    await storeApplication(dataDir, { openingId: 2 });
    changeDatabase(dataDir, 'delete from applications; update resumes set claimed_by = null');
    expect((await here('openings delete 2 --yes')).code).toBe(1);
    expect(numbers()).toEqual([1, 2]);
    changeDatabase(dataDir, 'delete from resumes');
    expect((await here('openings delete 2 --yes')).code).toBe(0);
    expect(numbers()).toEqual([1]);
  });
});

describe('what a mistyped command suggests', () => {
  const final = commands.filter(({ texts }) => texts.isFinal).map(({ texts }) => texts.name);
  /** Each name with a letter left out, doubled, or two of them exchanged. */
  const mistypings = (name: string): string[] =>
    [...name].flatMap((letter, index) => [
      name.slice(0, index) + name.slice(index + 1),
      name.slice(0, index) + letter + name.slice(index),
      `${name.slice(0, index)}${name[index + 1] ?? ''}${letter}${name.slice(index + 2)}`,
    ]);

  const suggestionFor = (name: string): string => {
    try {
      chooseCommand(name.split(' '), commands);
    } catch (error) {
      return /did you mean '([^']+)'/.exec(String(error))?.[1] ?? '';
    }
    return '';
  };

  it('is never one that deletes, erases or cannot be undone', () => {
    const dangerous = commands
      .map(({ texts }) => texts.name)
      .filter((name) => /delete|erase|purge|clear|^restore|trust/.test(name));
    expect(final).toEqual(expect.arrayContaining(dangerous));
    const said = new Set(commands.flatMap(({ texts }) => mistypings(texts.name)).map(suggestionFor));
    expect(final.filter((name) => said.has(name))).toEqual([]);
    expect(said.size).toBeGreaterThan(25);
  });

  it.each(['--ye', '--yess', '--forc', '--overwrit'])(
    'is never to leave a question out: %s',
    async (option) => {
      for (const command of ['openings edit', 'applications erase x', 'backup file']) {
        const { code, stderr } = await makeOffice().here(`${command} ${option}`);
        expect([code, stderr]).toEqual([2, expect.not.stringMatching(/--(yes|force|overwrite)\b/)]);
      }
    },
  );
});

import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { commands } from '../../src/server/staff/commands.ts';
import { storeApplication } from '../support/application.ts';
import { makeOffice, openingFile } from '../support/staff.ts';

describe('the staff commands', () => {
  it('explain themselves, each with its options and an example', async () => {
    const { here } = makeOffice({ hasDatabase: false });
    const overview = await here([]);
    expect([overview.code, overview.stdout]).toEqual([0, expect.stringMatching(/^Usage: \.\/staff /)]);
    for (const { texts } of commands) {
      const { code, stdout } = await here([...texts.name.split(' '), '--help']);
      expect([texts.name, code, stdout]).toEqual([
        texts.name,
        0,
        expect.stringContaining(`  ${texts.examples[0] ?? ''}`),
      ]);
      for (const [option] of Object.values(texts.options)) expect(stdout).toContain(option);
    }
  });

  it.each([
    ['openings lst', "unknown command 'lst'\n(Did you mean list?)"],
    ['openings add', "missing required argument 'FILE'"],
    ['openings list --opn', "unknown option '--opn'\n(Did you mean --open?)"],
    ['openings list --limit', "option '--limit <N>' argument missing"],
    ['openings show 1 2', 'too many arguments'],
  ])('say what is wrong with %s, and end with 2', async (words, said) => {
    const { code, stderr } = await makeOffice().here(words);
    expect([code, stderr]).toEqual([2, expect.stringContaining(said)]);
  });

  it('do not run without the options that npm took for itself', async () => {
    const { here } = makeOffice();
    const run = { input: openingFile(), surroundings: { npmOptions: ['draft'] } };
    const { code, stderr } = await here('openings add - --yes', run);
    expect([code, stderr]).toEqual([2, 'npm took --draft for itself; type ./staff openings add instead\n']);
  });

  it('find no database where none was made, and make none', async () => {
    const { staff } = makeOffice({ hasDatabase: false });
    const { code, stderr } = await staff('applications list');
    expect([code, stderr]).toEqual([1, expect.stringContaining('no database')]);
  });
});

describe('a list', () => {
  const officeWithApplications = async () => {
    const office = makeOffice();
    for (const name of ['Grace\u001b[2J', '李小龍', 'Ada'])
      await storeApplication(office.dataDir, { text: { name, email: `${name.length}@example.com` } });
    return office;
  };

  it('is a table on a terminal, in pages and in the order that is asked for', async () => {
    const { here } = await officeWithApplications();
    const { stdout } = await here('applications list --sort name --fields no,name --limit 2 --page 1');
    expect(stdout.split('\n')).toEqual([
      '   no  name',
      expect.stringMatching(/^\* +3 +Ada$/),
      expect.stringMatching(/^\* +1 +Grace\\x1b\[2J$/),
      '',
      '* unread',
      '1 to 2 of 3 applications',
      '',
    ]);
  });

  it('is a file for a spreadsheet or a program, for its owner alone', async () => {
    const { here, path } = await officeWithApplications();
    const file = path('people.csv');
    const words = ['applications', 'list', '--fields', 'name', '--sort', 'no', '--out', file];
    expect((await here(words)).stdout).toBe(`${file}: 3 applications\n`);
    expect(readFileSync(file, 'utf8')).toBe('\ufeff"name"\r\n"Grace[2J"\r\n"李小龍"\r\n"Ada"\r\n');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await here(words)).stderr).toBe(`${file} exists already; --force writes over it\n`);
    expect((await here([...words, '--force'])).code).toBe(0);
    expect(JSON.parse((await here('applications list --json --fields no')).stdout)).toEqual([
      { no: 3 },
      { no: 2 },
      { no: 1 },
    ]);
  });

  it('is not written into a folder of the server', async () => {
    const { here, dataDir } = await officeWithApplications();
    const inside = join(dataDir, 'inside');
    mkdirSync(inside);
    const { code, stderr } = await here(['applications', 'list', '--out', join(inside, 'people.csv')]);
    expect([code, stderr]).toEqual([1, expect.stringContaining('is in a folder of the server')]);
  });
});

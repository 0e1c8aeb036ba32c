import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describeOn, placeOf } from '../support/engine.ts';
import { storeApplication } from '../support/application.ts';
import { freshDir } from '../support/server.ts';
import { makeOffice, openingFile, runHere, surroundingsOfTests } from '../support/staff.ts';
import { changeDatabase } from './changeDatabase.ts';

const everything = async (office: ReturnType<typeof makeOffice>) =>
  JSON.parse((await office.here('openings list --json')).stdout) as { status: string }[];

describe('a staff command of which npm kept an option for itself', () => {
  it('says so and does nothing', async () => {
    const office = makeOffice();
    const words = ['run', 'staff', 'openings', 'add', office.file('job.md', openingFile()), '--draft'];
    const env = { PATH: process.env['PATH'] ?? '', HOME: freshDir(), DATA_DIR: office.dataDir };
    const { status, stderr } = spawnSync('npm', words, { encoding: 'utf8', env, cwd: resolve('.') });
    expect(status).toBe(2);
    expect(stderr).toContain(
      'npm kept --draft for itself, so nothing was done; call ./staff openings add …, or npm run staff -- openings add …\n',
    );
    expect(await everything(office)).toEqual([]);
  });

  it.each([
    ['openings import new.csv', 'dry-run'],
    ['openings publish 1', 'at'],
    ['applications erase x@example.com', 'yes'],
    ['applications export', 'out'],
  ])("'%s' without its --%s", async (line, option) => {
    const surroundings = { ...surroundingsOfTests(), npmOptions: ['cache', option] };
    const { code, stderr } = await makeOffice().here(line, { surroundings });
    expect([code, stderr]).toEqual([2, expect.stringContaining(`npm kept --${option} for itself`)]);
  });
});

describe('publishing', () => {
  it.each([
    ['openings add -', ''],
    ['openings publish 1', '--draft'],
  ])("asks first: '%s'", async (line, drafted) => {
    const office = makeOffice();
    if (drafted) await office.here('openings add - --draft', { input: openingFile() });
    const asked = await office.here(line, { input: openingFile(), answers: ['no'] });
    expect([asked.code, asked.asked, asked.stderr]).toEqual([
      1,
      ['Visitors will see it at once: Network Engineer. Type yes to go on: '],
      'Nothing was done\n',
    ]);
    const unattended = await office.here(line, { input: openingFile() });
    expect([unattended.code, unattended.stderr]).toEqual([
      1,
      'Visitors will see it at once: Network Engineer. Nothing was done: this needs a confirmation, add --yes\n',
    ]);
    expect((await everything(office)).filter(({ status }) => status === 'open')).toEqual([]);
    const said = await office.here(line, { input: openingFile(), answers: ['yes'] });
    expect(said.stdout).toContain('Opening 1 is published at');
  });
});

describe('an answer that there is nobody', () => {
  it.each([
    ['applications list --json', 'There are no applications yet'],
    ['messages list --format csv', 'There are no messages yet'],
    ['applications list --text x --out FILE', 'No application fits'],
    ['messages export --out FILE', 'There are no messages yet'],
    ['applications export --status invited --out FILE', 'No application fits'],
  ])("names the folder that was searched: '%s'", async (line, said) => {
    const { here, dataDir, path } = makeOffice();
    const { code, stderr } = await here(line.replace('FILE', path('people')));
    expect([code, stderr]).toEqual([0, `${said}, in ${placeOf(dataDir)}.\n`]);
  });

  it('and so does one that several are meant', async () => {
    const { here, dataDir } = makeOffice();
    const { openingId } = await storeApplication(dataDir);
    await storeApplication(dataDir, { openingId, text: { other_information: 'Again' } });
    changeDatabase(dataDir, "update applications set reference = 'AAAAA-AAAA' || id");
    const { code, stderr } = await here('applications show aaaaa');
    expect([code, stderr.split('\n')[0]]).toEqual([
      1,
      `'aaaaa' is in 2 references, in ${placeOf(dataDir)}; write more of it`,
    ]);
  });
});

describeOn('sqlite', 'a server holds the database, not a folder')('a data folder without a database', () => {
  it.each([
    'openings list',
    'applications list',
    'applications erase grace@example.com --yes',
    'applications subject-access grace@example.com --out grace',
  ])("is named by '%s', which makes none and says nothing of anybody", async (line) => {
    const dataDir = join(freshDir(), 'typo');
    const { code, stdout, stderr } = await runHere(line.split(' '), dataDir);
    expect([code, stdout, stderr]).toEqual([
      1,
      '',
      `There is no database in ${dataDir}\nSet DATA_DIR to the folder of the server, or start the server there once: npm start\n`,
    ]);
    expect(existsSync(dataDir)).toBe(false);
    const empty = freshDir();
    await runHere(line.split(' '), empty);
    expect(readdirSync(empty)).toEqual([]);
  });
});

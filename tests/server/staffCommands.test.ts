import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commands } from '../../src/server/staff/commands.ts';
import { storeApplication } from '../support/storeApplication.ts';
import { itOn } from '../support/engine.ts';
import { composeTexts } from '../../src/server/openings/text/composeTexts.ts';
import { addOpening } from '../support/openings.ts';
import { resumes } from '../support/resumes.ts';
import { freshDir, queryDatabase } from '../support/server.ts';
import { makeDataFolder } from '../support/staff.ts';
import { changeDatabase } from './changeDatabase.ts';

describe('the staff commands', () => {
  it('have help with their options and an example', async () => {
    const { run } = makeDataFolder({ hasDatabase: false });
    const overview = await run([]);
    expect([overview.code, overview.stdout]).toEqual([0, expect.stringMatching(/^Usage: \.\/staff /)]);
    // A group has a description (`GROUPS` in terminal/command.ts).
    expect(overview.stdout).not.toMatch(/^ {2}[\w-]+$/m);
    for (const { texts } of commands) {
      const { code, stdout } = await run([...texts.name.split(' '), '--help']);
      const example = expect.stringContaining(`  ${texts.examples[0] ?? ''}`) as unknown;
      expect([texts.name, code, stdout]).toEqual([texts.name, 0, example]);
      for (const [option] of Object.values(texts.options)) expect(stdout).toContain(option);
    }
  });

  it.each([
    ['outbox lst', "unknown command 'lst'\n(Did you mean list?)"],
    ['restore', "missing required argument 'FILE'"],
    ['outbox list --stats', "unknown option '--stats'\n(Did you mean --status?)"],
    ['export --out', "option '--out <DIR>' argument missing"],
    ['outbox retry 1 2', 'too many arguments'],
  ])('say what is wrong with %s, and exit with 2', async (args, message) => {
    const { code, stderr } = await makeDataFolder().run(args);
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
  });

  it('report a missing database, and create none', async () => {
    const { staff, dataDir } = makeDataFolder({ hasDatabase: false });
    const { code, stderr } = await staff('outbox list');
    expect([code, stderr]).toEqual([1, expect.stringContaining('no database')]);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('read .env, like the server; the environment takes precedence', async () => {
    const dataFolder = makeDataFolder();
    const folder = freshDir();
    writeFileSync(join(folder, '.env'), `DATA_DIR=${dataFolder.dataDir}\n`);
    const env = { DATA_DIR: undefined };
    expect((await dataFolder.staff('outbox list', { cwd: folder, env })).stdout).toContain(
      dataFolder.dataDir,
    );
    const other = makeDataFolder().dataDir;
    const overridden = await dataFolder.staff('outbox list', { cwd: folder, env: { DATA_DIR: other } });
    expect(overridden.stdout).toContain(other);
  });
});

describe('the settings command', () => {
  it('shows the effective settings, without passwords', async () => {
    const { staff, dataDir } = makeDataFolder();
    const env = { SMTP_URL: 'smtp://user:secret@mail.example:587', MAIL_FROM: 'a@example.com' };
    const { stdout } = await staff('settings', { env: { ...env, MAIL_TO: 'b@example.com' } });
    for (const line of [`DATA_DIR=${dataDir}\n`, 'SMTP_URL=mail.example:587\n'])
      expect(stdout).toContain(line);
    expect(stdout).not.toContain('secret');
  });
});

describe('an export', () => {
  it('contains openings, applications, resumes and messages, readable by its owner only', async () => {
    const { run, dataDir, path } = makeDataFolder();
    const { reference } = await storeApplication(dataDir, { text: { name: '=cmd|x\u001b[2J' } });
    const folder = path('data');
    const { code, stdout } = await run(['export', '--out', folder]);
    expect([code, stdout]).toEqual([
      0,
      `${folder}: 1 opening, 1 application, 0 messages\nIt contains personal data: delete it when it is no longer needed.\n`,
    ]);
    expect(readdirSync(folder).toSorted()).toEqual([
      'applications.csv',
      'messages.csv',
      'openings.csv',
      'openings.json',
      'resumes',
    ]);
    const table = readFileSync(join(folder, 'applications.csv'), 'utf8');
    expect(table).toContain(`"${reference}"`);
    // A spreadsheet runs no formula, and nothing controls a terminal.
    expect(table).toContain(`"'=cmd|x[2J"`);
    expect(statSync(join(folder, 'applications.csv')).mode & 0o777).toBe(0o600);
    const [file = ''] = readdirSync(join(folder, 'resumes'));
    expect(readFileSync(join(folder, 'resumes', file))).toEqual(resumes.pdf);
    expect((await run(['export', '--out', folder])).stderr).toContain('is not empty');
    const inside = await run(['export', '--out', join(dataDir, 'inside')]);
    expect([inside.code, inside.stderr]).toEqual([
      1,
      expect.stringContaining('is in a folder of the server'),
    ]);
    expect(queryDatabase(dataDir, "select actor from audit where action = 'database.exported'")).toEqual([
      { actor: 'ada' },
    ]);
  });

  itOn('sqlite', 'damages the SQLite file')('leaves out and reports a damaged resume', async () => {
    const { run, dataDir, path } = makeDataFolder();
    await storeApplication(dataDir);
    changeDatabase(dataDir, "update resume_files set bytes = x'00'");
    const { code, stderr } = await run(['export', '--out', path('data')]);
    expect([code, stderr]).toEqual([1, expect.stringContaining('is damaged: its SHA-256 is 6e340b9c')]);
    expect(readdirSync(path('data/resumes'))).toEqual([]);
  });
});

describe('an import', () => {
  it('adds the openings of an export as drafts', async () => {
    const from = makeDataFolder();
    const text = {
      job_title: '=Engineer "2"',
      workplace: 'hybrid',
      requirements: ['One', 'Two'],
      description: 'Line\n\nanother',
    };
    const placed = {
      places: [{ city: 'Oslo', region: '', country: 'NO', street: 'Storgata 1', postcode: '0155' }],
    };
    const pay = { pay_from: '500000', pay_to: null, pay_currency: 'NOK', pay_unit: 'year' };
    await addOpening(from, composeTexts({ ...text, ...placed, ...pay }));
    await from.run(['export', '--out', from.path('data')]);
    const to = makeDataFolder();
    const { code, stdout } = await to.run(['import', from.path('data/openings.csv')]);
    expect([code, stdout.split('\n')[0]]).toEqual([0, 'Opening 1 is a draft: =Engineer "2"']);
    expect(stdout).toContain('row 2: note: The description is short');
    const rows = queryDatabase<{ requirements: string }>(
      to.dataDir,
      'select job_title, description, requirements, status, workplace from openings where id > 0',
    );
    expect(rows.map((row) => ({ ...row, requirements: JSON.parse(row.requirements) as unknown }))).toEqual([
      { ...text, status: 'draft' },
    ]);
    expect(
      queryDatabase(to.dataDir, 'select location, places, salary_range from openings where id > 0'),
    ).toEqual([
      {
        location: 'Oslo, Norway',
        places: JSON.stringify(placed.places),
        salary_range: 'from NOK 500,000 a year',
      },
    ]);
    const json = makeDataFolder();
    expect((await json.run(['import', from.path('data/openings.json')])).code).toBe(0);
    const select = 'select location, places, pay_from, description from openings where id > 0';
    expect(queryDatabase(json.dataDir, select)).toEqual(queryDatabase(to.dataDir, select));
    const again = await to.run(['import', from.path('data/openings.csv')]);
    expect([again.code, again.stderr]).toEqual([
      1,
      'openings.csv: row 2: it already exists as opening 1\nNothing was imported\n',
    ]);
  });

  it('takes 980 of 1,000 rows on --partial, and names the other 20', async () => {
    const { run, dataDir } = makeDataFolder();
    const rows = Array.from({ length: 1000 }, (_, index) => {
      const country = index % 50 === 7 ? 'Narnia' : 'Ireland';
      return `Engineer ${index + 1},Q,"Cork, ${country}",You mend networks.`;
    });
    const input = `job_title,company_name,places,description\n${rows.join('\n')}\n`;
    const count = () => queryDatabase(dataDir, 'select count(*) as n from openings where id > 0');
    const refused = await run('import -', { input });
    expect([refused.code, count()]).toEqual([1, [{ n: 0 }]]);
    expect(refused.stderr.split('\n').filter((line) => line.includes('column places'))).toHaveLength(20);
    const { code, stderr } = await run('import --partial -', { input });
    expect([code, count()]).toEqual([1, [{ n: 980 }]]);
    expect(stderr).toContain("row 9, column places: 'Narnia' is not a country");
    expect(stderr).toContain('980 openings imported, 20 openings not');
  });

  it.each([
    ['job_title;pay\nEngineer;much', ['unknown column pay', 'the column places is missing']],
    [
      'job_title,company_name,places,description,workplace\nEngineer,Q,"Leeds, GB",You mend.,moon\n,Q,"Leeds, GB",x,\n',
      [
        'row 2, column workplace: The workplace must be one of',
        'row 3, column job_title: The job title is empty',
        'Nothing was imported',
      ],
    ],
    [
      'job_title,company_name,location,description\nEngineer,Q,Leeds,You mend.\n',
      ['row 2, column places: Choose the country of Leeds'],
    ],
    [
      '[{"job_title":"E","company_name":"Q","description":"D","places":[{"city":"Rome","country":"Narnia"}],"pay_to":1,"pay_from":2}]',
      [
        "item 1, column places: 'Narnia' is not a country",
        'item 1, column pay_currency: Choose the currency of the pay',
        'item 1, column pay_to: The highest pay is below the lowest',
      ],
    ],
    ['[{"job_title":', ['Nothing was imported']],
    ['job_title,company_name,location,description\n', ['the file contains no openings']],
    ['"', ['Nothing was imported']],
  ])('adds nothing from %j, and says what is wrong', async (input, sentences) => {
    const { run, dataDir } = makeDataFolder();
    const { code, stderr } = await run('import -', { input });
    expect(code).toBe(1);
    for (const sentence of sentences) expect(stderr).toContain(sentence);
    expect(queryDatabase(dataDir, 'select id from openings where id > 0')).toEqual([]);
  });
});

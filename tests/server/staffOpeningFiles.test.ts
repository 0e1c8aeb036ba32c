import { parse } from 'csv-parse/sync';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toCsv } from '../../src/server/terminal/csv.ts';
import { TABLE_COLUMNS } from '../../src/server/openings/text/openingTemplate.ts';
import { makeOffice, openingFile } from '../support/staff.ts';

const good = {
  job_title: 'Network Engineer',
  company_name: 'Quillmere IT Services',
  location: 'London',
  description: 'You mend networks.',
};

const tableOf = (rows: readonly object[]): string =>
  toCsv(rows as readonly Record<string, string>[], ['id', 'status', 'publish_at', ...TABLE_COLUMNS]);

/** What makes a validation error, and what is said of it. */
const errors: readonly (readonly [fields: Record<string, string>, said: string])[] = [
  [{ job_title: '' }, 'job_title is empty'],
  [{ job_title: 'a\nb' }, 'job_title must be one line'],
  [{ job_title: 'a'.repeat(201) }, 'job_title is too long: 201 characters, at most 200'],
  [{ description: '' }, 'there is no description'],
  [{ requirements: `a\n${'b'.repeat(501)}` }, 'requirement 2 is too long: 501 characters, at most 500'],
  [{ requirements: 'a\n'.repeat(51) }, 'there are 51 requirements; at most 50 are allowed'],
  [{ workplace: 'moon' }, 'workplace must be one of on site, hybrid, remote'],
  [
    { closing_date: '31/02/2030' },
    'closing_date must be a day that exists, written like 2030-01-31 or 31 January 2030 (in figures the day comes first)',
  ],
  [
    { closing_date: '2020-01-31' },
    'closing_date 2020-01-31 is past; to close an opening, see openings close',
  ],
  [{ id: 'x' }, 'id must be the number of an opening, or empty for a new one'],
  [{ status: 'hidden' }, 'status must be one of draft, scheduled, open, closed, or empty'],
];

describe('openings import', () => {
  it('names every validation error of its files, and imports nothing', async () => {
    const { here, file } = makeOffice();
    const wrong = file('wrong.csv', tableOf(errors.map(([fields]) => ({ ...good, ...fields }))));
    const { code, stderr } = await here(['openings', 'import', file('fine.md', openingFile()), wrong]);
    const lines = stderr.trimEnd().split('\n');
    expect(code).toBe(1);
    expect(lines.map((line) => line.replace(/^.* line \d+: /, ''))).toEqual([
      ...errors.map(([, said]) => said),
      'Nothing was imported',
    ]);
    expect((await here('openings list --json')).stdout).toBe('[]\n');
  });

  const titles = 'job_title,company_name,location,description';
  it.each([
    ['csv', `${titles}\n`, 'there is no opening in this file'],
    ['csv', `${titles},pay\nA,B,C,D,1\n`, 'unknown column pay; the columns are job_title, '],
    ['csv', 'job_title,location\nA,B\n', 'the column company_name is missing'],
    ['csv', `${titles}\nA,B,C\n`, 'Invalid Record Length: '],
    ['csv', `${titles}\nA,B,"C,D\n`, 'Quote Not Closed: '],
    ['csv', Buffer.from(`${titles}\nCaf\xe9,B,C,D\n`, 'latin1'), 'this is not UTF-8 text'],
    ['txt', '[]', 'openings are imported from Markdown files (.md) and tables (.csv)'],
  ])('refuses a file that it cannot read: %s %j', async (ending, content, said) => {
    const { here, file } = makeOffice();
    const { code, stderr } = await here(['openings', 'import', file(`wrong.${ending}`, content)]);
    expect([code, stderr]).toEqual([1, expect.stringContaining(`wrong.${ending}: ${said}`)]);
  });

  it('reads a table that a spreadsheet wrote with semicolons, dates and choices as people write them', async () => {
    const { here, file } = makeOffice();
    const rows =
      '\ufeffjob_title;company_name;location;description;requirements;employment_type;closing_date\r\nA;"B;b";C;D;"one\r\ntwo";Full time;31/03/2999\r\n';
    const table = file('table.csv', rows);
    const dry = await here(['openings', 'import', table, '--dry-run']);
    expect([dry.code, dry.stdout]).toEqual([
      0,
      'New, until 2999-03-31: A\n1 opening, and nothing wrong with them\n',
    ]);
    await here(['openings', 'import', table, '--draft']);
    expect(JSON.parse((await here('openings list --json')).stdout)).toMatchObject([
      {
        company_name: 'B;b',
        requirements: ['one', 'two'],
        status: 'draft',
        employment_type: 'full-time',
        closing_date: '2999-03-31',
      },
    ]);
  });

  it('asks before it makes doubles, and refuses a number that is there twice', async () => {
    const { here, file } = makeOffice();
    const table = file('a.csv', tableOf([good]));
    await here(['openings', 'import', table, '--yes']);
    const again = await here(['openings', 'import', table, '--draft']);
    expect([again.code, again.stdout, again.stderr]).toEqual([
      1,
      'Opening 1 (open) has the same title, company and location: Network Engineer\n',
      expect.stringContaining('1 there twice afterwards'),
    ]);
    const twice = file(
      'b.csv',
      tableOf([
        { ...good, id: '3' },
        { ...good, id: '3' },
      ]),
    );
    expect((await here(['openings', 'import', twice])).stderr).toBe(
      'Opening 3 is in these files twice\nNothing was imported\n',
    );
  });
});

describe.each(['md', 'csv'])('openings exported as %s', (format) => {
  const hostile = {
    ...good,
    job_title: '=HYPERLINK("http://x")',
    department: '+44',
    closing_date: '2999-01-31',
    description: '- a\n\n## What\n\n"b", c',
    requirements: '@SUM(A1)\né 李 👩‍💻',
  };

  const exported = async () => {
    const office = makeOffice();
    await office.here(['openings', 'import', office.file('in.csv', tableOf([hostile, good])), '--yes']);
    await office.here('openings close 2');
    const folder = office.path('out');
    await office.here(['openings', 'export', '--out', folder, '--format', format]);
    return { office, files: readdirSync(folder).map((name) => join(folder, name)) };
  };

  it('are the same when they are imported again, here and elsewhere', async () => {
    const { office, files } = await exported();
    const again = await office.here(['openings', 'import', ...files]);
    expect([again.code, again.stdout.match(/says this already/g)?.length]).toEqual([0, 2]);
    const other = makeOffice();
    await other.here(['openings', 'import', ...files, '--yes']);
    expect(JSON.parse((await other.here('openings list --json --sort title')).stdout)).toMatchObject([
      { ...hostile, requirements: hostile.requirements.split('\n'), status: 'open' },
      { ...good, requirements: [], status: 'closed' },
    ]);
  });

  it('show what an import changes, and keep their status', async () => {
    const { office, files } = await exported();
    for (const file of files)
      writeFileSync(file, readFileSync(file, 'utf8').replace('You mend networks.', 'You build networks.'));
    const changed = await office.here(['openings', 'import', ...files], { answers: ['yes'] });
    expect(changed.stdout).toContain('+You build networks.\nOpening 2 is changed\n');
    expect((await office.here('openings show 2')).stdout).toMatch(/status +closed\n/);
  });
});

it('openings export guards a spreadsheet against formulas', async () => {
  const { here, file } = makeOffice();
  const row = { ...good, job_title: '=1+1', department: '+44' };
  await here(['openings', 'import', file('in.csv', tableOf([row])), '--yes']);
  const { stdout } = await here('openings export --format csv');
  const rows: Record<string, string>[] = parse(stdout, { columns: true, bom: true });
  expect(rows).toMatchObject([{ id: '1', status: 'open', job_title: "'=1+1", department: "'+44" }]);
});

describe('the file form of an opening', () => {
  it('goes from the template through add, show and edit without a change', async () => {
    const { here } = makeOffice();
    const template = (await here('openings template')).stdout;
    const refusal = await here('openings add - --yes', { input: template });
    expect([refusal.code, refusal.stderr.match(/empty|no description/g)?.length]).toEqual([1, 4]);
    const filled = template
      .replace('job_title:', 'job_title: "C#: Developer #2"')
      .replace('location:', 'location: Remote')
      .replace('\n\n\n\n##', '\n\nYou build things.\n\n## What you do\n\n- Build\n\n##')
      .replace(/-\n$/, '- Patience\n');
    expect((await here('openings add - --yes', { input: filled })).stderr).toBe('');
    const shown = (await here('openings show 1 --file')).stdout;
    expect(shown).toContain('job_title: "C#: Developer #2"\n');
    const edited = await here('openings edit 1 -', { input: shown });
    expect(edited.stdout).toBe('Opening 1 says this already; nothing was changed\n');
    expect((await here('openings show 1')).stdout).toContain('Requirements\n  - Patience\n');
  });

  it.each([
    ['job_title: Engineer: nights\n', 'write a text that holds a colon or # in double quotes'],
    ['job_title: Technician #2\n', "job_title ends at ' #'"],
    ['pay: 5\n', 'unknown field pay; the fields are job_title, '],
  ])('is refused where a text would be lost: %j', async (line, said) => {
    const input = openingFile().replace('job_title: Network Engineer\n', line);
    const { code, stderr } = await makeOffice().here('openings add - --yes', { input });
    expect([code, stderr]).toEqual([1, expect.stringContaining(said)]);
  });

  it('does not write over what somebody else changed meanwhile', async () => {
    const { here } = makeOffice();
    await here('openings add - --draft', { input: openingFile() });
    const mine = (await here('openings show 1 --file')).stdout.replace('London', 'Leeds');
    await here('openings edit 1 -', { input: mine.replace('Leeds', 'York') });
    const late = await here('openings edit 1 -', { input: mine });
    expect([late.code, late.stderr]).toEqual([
      1,
      expect.stringMatching(/^Opening 1 was changed meanwhile, by ada, .*; nothing was changed\n/),
    ]);
    expect((await here('openings edit 1 - --overwrite', { input: mine })).stdout).toContain(
      '+location: Leeds\n',
    );
    expect((await here('openings history 1')).stdout).toMatch(
      /3 .* ada .* Leeds\n.*2 .* York\n.*1 .* London/,
    );
    await here('openings restore 1 2 --yes');
    expect((await here('openings show 1')).stdout).toMatch(/location +York\n/);
  });
});

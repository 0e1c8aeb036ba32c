import { readFileSync, writeFileSync } from 'node:fs';
import { toCsv } from '../../src/server/desk/toCsv.ts';
import { TABLE_COLUMNS } from '../../src/server/openings/text/tableTemplate.ts';
import { makeOffice, openingFile } from '../support/staff.ts';

const good = {
  job_title: 'Network Engineer',
  company_name: 'Quillmere IT Services',
  location: 'London',
  description: 'You mend networks.',
};

const NO_DAY =
  'closing_date must be a day that exists, written like 2030-01-31 or 31 January 2030 (in figures the day comes first)';

/** Each kind of fault: what makes it, and what is said of it. */
const kinds: readonly (readonly [faulty: Record<string, string>, said: string])[] = [
  [{ job_title: '' }, 'job_title is empty'],
  [{ job_title: 'a\nb' }, 'job_title must be one line'],
  [{ job_title: 'a\u001b[2J' }, 'job_title holds a control character (U+001B)'],
  [{ job_title: 'a'.repeat(201) }, 'job_title is too long: 201 characters, at most 200'],
  [{ company_name: '  ' }, 'company_name is empty'],
  [{ location: '' }, 'location is empty'],
  [{ description: '' }, 'there is no description'],
  [{ description: 'a'.repeat(20_001) }, 'the description is too long: 20001 characters, at most 20000'],
  [
    { description: 'a\n## Requirements\n- b' },
    "the description holds a heading 'Requirements'; put its items into the list of requirements",
  ],
  [{ requirements: `a\n${'b'.repeat(501)}` }, 'requirement 2 is too long: 501 characters, at most 500'],
  [{ requirements: 'a\n'.repeat(51) }, 'there are 51 requirements; at most 50'],
  [{ department: 'a\nb' }, 'department must be one line'],
  [
    { employment_type: 'fultime' },
    'employment_type must be one of full-time, part-time, contract, temporary, internship; did you mean full-time?',
  ],
  [{ workplace: 'moon' }, 'workplace must be one of on site, hybrid, remote'],
  [{ salary_range: 'a'.repeat(201) }, 'salary_range is too long: 201 characters, at most 200'],
  [{ closing_date: '31.1.30' }, NO_DAY],
  [{ closing_date: '2030-02-29' }, NO_DAY],
  [{ closing_date: '2020-01-31' }, 'closing_date 2020-01-31 is past'],
  [{ id: 'x' }, 'id must be the number of an opening, or empty for a new one'],
  [{ status: 'hidden' }, 'status must be one of draft, scheduled, open, closed, or empty'],
  [{ publish_at: 'soon' }, 'publish_at must be a time like 2030-01-31T09:00:00Z'],
];

const tableOf = (rows: readonly object[]): string =>
  toCsv(rows as readonly Record<string, string>[], ['id', 'status', 'publish_at', ...TABLE_COLUMNS]);

const ENDINGS = ': openings are imported from Markdown files (.md) and from tables (.csv)';

const faultLines = (stderr: string): string[] => stderr.trimEnd().split('\n');

describe('openings import', () => {
  it(`names ${kinds.length} kinds of fault with file and line, and imports nothing`, async () => {
    expect(kinds.length).toBeGreaterThanOrEqual(20);
    const { here, file } = makeOffice();
    const faulty = file('faulty.csv', tableOf(kinds.map(([fields]) => ({ ...good, ...fields }))));
    const fine = file('fine.md', openingFile());
    const { code, stderr } = await here(['openings', 'import', fine, faulty]);
    expect(code).toBe(1);
    const rowsAbove = (index: number) =>
      tableOf(kinds.slice(0, index).map(([fields]) => ({ ...good, ...fields })));
    expect(faultLines(stderr)).toEqual([
      ...kinds.map(([, said], index) => `${faulty}:${rowsAbove(index).split('\n').length}: ${said}`),
      'Nothing was imported',
    ]);
    expect((await here('openings list --json')).stdout).toBe('[]\n');
  });

  const titles = 'job_title,company_name,location,description';
  it.each([
    ['csv', `${titles}\n`, [':1: there is no opening in this file']],
    [
      'csv',
      `${titles},pay\nA,B,C,"D\nE",1\n\nA,B,C\nA,,C,D,2\n`,
      [
        `:1: unknown field pay; the fields are ${TABLE_COLUMNS.join(', ')}`,
        ':5: this row has 3 cells, the first one 5',
        ':6: company_name is empty',
      ],
    ],
    [
      'csv',
      'job_title;location;location\nA;B;C\n',
      [
        ':1: the column location stands here twice',
        ':1: the column company_name is missing',
        ':1: the column description is missing',
      ],
    ],
    [
      'csv',
      `${titles}\nA,,C,D\nA,B,"C,D\nA,B,C\nA,,C,"D\nE"\n`,
      [
        ':2: company_name is empty',
        ':3: a quotation mark is not closed, or stands within a cell that has them around; what follows cannot be read',
      ],
    ],
    [
      'csv',
      `${titles}\n,B,C,D\nA,B"x,C,D\nA,,C,D\nA,B,"C" D,E\nA,,C,D\n`,
      [
        ':2: job_title is empty',
        ':3: a quotation mark stands within a cell; put the cell into quotation marks, and write this one twice',
        ':4: company_name is empty',
        ':5: a quotation mark is not closed, or stands within a cell that has them around; what follows cannot be read',
      ],
    ],
    [
      'csv',
      Buffer.from(`${titles}\nCaf\xe9,B,C,D\n`, 'latin1'),
      [':2: this is not UTF-8 text; save the file as UTF-8'],
    ],
    ...['txt', 'json'].map((ending): [string, string, string[]] => [ending, '[]', [ENDINGS]]),
  ])('refuses a faulty file: %s %j', async (ending, content, said) => {
    const { here, file } = makeOffice();
    const faulty = file(`faulty.${ending}`, content);
    const { code, stderr } = await here(['openings', 'import', faulty]);
    expect([code, faultLines(stderr)]).toEqual([
      1,
      [...said.map((text) => `${faulty}${text}`), 'Nothing was imported'],
    ]);
  });

  it('names the faults of the rows beside a missing column, in one round', async () => {
    const { here, file } = makeOffice();
    const faulty = file(
      'faulty.csv',
      'job_title,company_name,description,workplace\nA,,C,moon\nB,C,D,hybrid\n',
    );
    expect(faultLines((await here(['openings', 'import', faulty])).stderr)).toEqual([
      `${faulty}:1: the column location is missing`,
      `${faulty}:2: company_name is empty`,
      `${faulty}:2: workplace must be one of on site, hybrid, remote`,
      'Nothing was imported',
    ]);
  });

  it.each(['csv', 'md'])('understands what people write in %s', async (ending) => {
    const { here, file } = makeOffice();
    const said = { ...good, employment_type: 'Full time', workplace: 'Hybrid', closing_date: '31/03/2999' };
    const [names, values] = [Object.keys(said), Object.values(said)];
    const contents: Record<string, string> = {
      csv: `${names.join()}\n${values.join()}\n`,
      md: openingFile().replace(
        '---\n\n',
        'employment_type: Full time\nworkplace: Hybrid\nclosing_date: 31/03/2999\n---\n\n',
      ),
    };
    const { code, stdout } = await here([
      'openings',
      'import',
      file(`said.${ending}`, contents[ending] ?? ''),
      '--yes',
    ]);
    expect([code, stdout]).toEqual([0, expect.stringContaining('New, until 2999-03-31: Network Engineer\n')]);
    expect(JSON.parse((await here('openings list --json')).stdout)).toMatchObject([
      { employment_type: 'full-time', workplace: 'hybrid', closing_date: '2999-03-31' },
    ]);
  });

  it('reads the table of the template, which says below what its columns take', async () => {
    const { here, path } = makeOffice();
    const table = path('openings.csv');
    const { code, stdout } = await here(['openings', 'template', '--out', table]);
    expect([code, stdout.split('\n').slice(1)]).toEqual([
      0,
      [
        'An opening a row. Needed are job_title, company_name, location and description; the rest may stay empty.',
        'employment_type: full-time, part-time, contract, temporary, internship',
        'workplace: on site, hybrid, remote',
        'closing_date: the last day for applications, like 31/01/2030 (the day first) or 31 January 2030',
        'requirements: one a line within the cell (Alt+Enter in Excel, Ctrl+Enter in LibreOffice)',
        'Save it as CSV (UTF-8), then look at it with ./staff openings import FILE --dry-run',
        '',
      ],
    ]);
    const loud = path('OPENINGS.CSV');
    await here(['openings', 'template', '--out', loud]);
    expect(readFileSync(loud, 'utf8')).toBe(readFileSync(table, 'utf8'));
    const text = await here(['openings', 'template', '--out', path('job.md')]);
    expect([text.stdout, readFileSync(path('job.md'), 'utf8')]).toEqual([
      `${path('job.md')}\n`,
      (await here('openings template')).stdout,
    ]);
    expect((await here('openings template --csv')).stdout).toBe(readFileSync(table, 'utf8'));
    const empty = await here(['openings', 'import', table, '--yes']);
    expect([empty.code, empty.stderr]).toEqual([1, expect.stringContaining('there is no opening')]);
    const typed: Partial<Record<string, string>> = {
      ...{ job_title: 'A', company_name: 'B', location: 'London', description: 'D' },
      ...{ employment_type: 'Contract', workplace: 'Remote', closing_date: '1 May 2999' },
      requirements: '"one\ntwo"',
    };
    const row = TABLE_COLUMNS.map((column) => typed[column] ?? '');
    writeFileSync(table, `${readFileSync(table, 'utf8')}${row.join()}\r\n`);
    expect((await here(['openings', 'import', table, '--draft'])).stdout).toContain('kept as a draft: A\n');
    expect(JSON.parse((await here('openings list --json')).stdout)).toMatchObject([
      { closing_date: '2999-05-01', workplace: 'remote', requirements: ['one', 'two'] },
    ]);
  });

  it('reads a table that a spreadsheet wrote with semicolons and other line ends', async () => {
    const { here, file } = makeOffice();
    const rows =
      '\ufeffjob_title;company_name;location;description;requirements\r\nA;"B;b";C;D;"one\r\ntwo"\r\n';
    const table = file('table.csv', rows);
    expect((await here(['openings', 'import', table, '--dry-run'])).stdout).toBe(
      '1 opening, and nothing wrong with them\n',
    );
    expect((await here('openings list --json')).stdout).toBe('[]\n');
    expect((await here(['openings', 'import', table, '--draft'])).stdout).toBe(
      'Opening 1 is kept as a draft: A\n',
    );
    expect(JSON.parse((await here('openings list --json')).stdout)).toMatchObject([
      { job_title: 'A', company_name: 'B;b', requirements: ['one', 'two'], status: 'draft' },
    ]);
  });
});

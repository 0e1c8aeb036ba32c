import { parse } from 'csv-parse/sync';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

describe('openings export', () => {
  const typed = [
    {
      ...good,
      job_title: '=HYPERLINK("http://x")',
      department: '+44',
      employment_type: 'part-time',
      workplace: 'remote',
      salary_range: '-1, "2"; 3',
      closing_date: '2999-01-31',
      description: '- a\n\n## What\n\n"b", c\n\td',
      requirements: ['@SUM(A1)', 'é 李 👩‍💻'],
    },
    { ...good, requirements: [] },
  ];
  const asRow = (opening: (typeof typed)[number]) => ({
    ...opening,
    requirements: opening.requirements.join('\n'),
  });

  const filledOffice = async () => {
    const office = makeOffice();
    await office.here(['openings', 'import', office.file('typed.csv', tableOf(typed.map(asRow))), '--yes']);
    return office;
  };

  /** What was typed, of openings as 'openings list' tells them, oldest first. */
  const textsOf = (stdout: string) =>
    (JSON.parse(stdout) as Record<string, unknown>[])
      .toReversed()
      .map((opening) =>
        Object.fromEntries(
          Object.keys(typed[0] ?? {}).flatMap((key) => (opening[key] === null ? [] : [[key, opening[key]]])),
        ),
      );

  it('writes a table that reads back as it was typed, its formulas defused', async () => {
    const { here } = await filledOffice();
    const { stdout } = await here('openings export --format csv');
    const rows: Record<string, string>[] = parse(stdout, {
      columns: true,
      bom: true,
      record_delimiter: '\r\n',
    });
    const [plain, hostile] = rows;
    expect(hostile).toMatchObject({
      id: '1',
      status: 'open',
      job_title: `'${typed[0]?.job_title ?? ''}`,
      department: "'+44",
      salary_range: `'-1, "2"; 3`,
      description: '\'- a\n\n## What\n\n"b", c\n\td',
      requirements: "'@SUM(A1)\né 李 👩‍💻",
    });
    expect(plain).toMatchObject({ ...good, requirements: '', closing_date: '' });
  });

  it.each(['md', 'csv'])('writes %s that another house imports to the same', async (format) => {
    const office = await filledOffice();
    const folder = office.path('out');
    const written = await office.here(['openings', 'export', '--out', folder, '--format', format]);
    expect(written.stdout).toMatch(new RegExp(`^${folder}: 2 openings in `));
    const other = makeOffice();
    const files = readdirSync(folder).map((name) => join(folder, name));
    // A table and a list begin with the newest, which gets the first number there.
    await other.here(['openings', 'import', ...files.toSorted(), '--yes']);
    const here = textsOf((await office.here('openings list --json')).stdout);
    const there = textsOf((await other.here('openings list --json')).stdout);
    expect(there).toEqual(format === 'md' ? here : here.toReversed());
  });

  it('writes those that are named, one file to standard output', async () => {
    const { here, path } = await filledOffice();
    expect((await here('openings export 2')).stdout).toMatch(/^---\n# Opening 2, open\njob_title: Network/);
    expect(await here('openings export')).toMatchObject({
      code: 2,
      stderr: 'Several files need --out DIR; or choose --format csv\n',
    });
    expect(await here('openings export --format json')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--format must be md, csv\n') as string,
    });
    expect(await here('openings export 9')).toMatchObject({ code: 1, stderr: 'There is no opening 9\n' });
    await here(['openings', 'export', '1', '--out', path('one')]);
    expect(readFileSync(join(path('one'), 'opening-1.md'), 'utf8')).toContain('closing_date: 2999-01-31\n');
  });
});

describe('openings import of what was exported', () => {
  const formats = ['md', 'csv'];
  const at = '2999-01-31T09:00';
  const listed = async ({ here }: ReturnType<typeof makeOffice>) =>
    (JSON.parse((await here('openings list --json --sort id')).stdout) as Record<string, unknown>[]).map(
      ({ id, status, publish_at }) => ({ id, status, publish_at }),
    );

  /** One of each status, exported; the folder's files. */
  const exported = async (format: string) => {
    const office = makeOffice();
    for (const title of ['Draft', 'Closed', 'Later', 'Open']) {
      await office.here('openings add - --draft', { input: openingFile({ title }) });
    }
    await office.here('openings publish 2 --yes');
    await office.here('openings close 2');
    await office.here(`openings publish 3 --at ${at}`);
    await office.here('openings publish 4 --yes');
    const folder = office.path('out');
    await office.here(['openings', 'export', '--out', folder, '--format', format]);
    return { office, files: readdirSync(folder).map((name) => join(folder, name)) };
  };

  it.each(formats)('changes nothing by %s, and keeps every status in another house', async (format) => {
    const { office, files } = await exported(format);
    const before = await listed(office);
    const again = await office.here(['openings', 'import', ...files]);
    expect([again.code, again.stdout.match(/says this already/g)?.length]).toEqual([0, 4]);
    expect(await listed(office)).toEqual(before);

    const other = makeOffice();
    expect(await other.here(['openings', 'import', ...files])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Openings: 1 published, which visitors see at once.') as string,
    });
    await other.here(['openings', 'import', ...files, '--yes']);
    const statuses = (await listed(other)).map(({ status, publish_at }) => `${status} ${publish_at}`);
    expect(statuses.toSorted()).toEqual([
      'closed null',
      'draft null',
      'open null',
      'scheduled 2999-01-31T09:00:00.000Z',
    ]);
  });

  it.each(formats)('shows what %s changes, asks, and leaves the status', async (format) => {
    const { office, files } = await exported(format);
    for (const file of files) {
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll('You mend networks.', 'You build networks.'));
    }
    const refused = await office.here(['openings', 'import', ...files]);
    expect(refused.stderr).toContain('Openings: 4 changed. Nothing was done');
    const before = await listed(office);
    const changed = await office.here(['openings', 'import', ...files], { answers: ['yes'] });
    expect(changed.stdout).toContain('+You build networks.');
    expect(changed.stdout).toContain('Opening 2 is changed');
    expect(await listed(office)).toEqual(before);
    expect((await office.here('openings show 2')).stdout).toContain('You build networks.');
  });

  it('names doubles, and asks before it makes them', async () => {
    const { office, files } = await exported('csv');
    const made = await office.here(['openings', 'import', ...files, '--new', '--draft']);
    expect(made).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('3 there twice afterwards') as string,
    });
    expect(made.stdout).toContain(
      'A double of opening 4 (open), with the same title, company and location: Open\n',
    );
    expect((await listed(office)).length).toBe(4);
  });

  it('refuses a number that stands there twice', async () => {
    const { here, file } = makeOffice();
    const one = { ...good, id: '3' };
    const twice = file('b.csv', tableOf([one, one]));
    expect((await here(['openings', 'import', twice])).stderr).toBe(
      'Opening 3 is in these files twice\nNothing was imported\n',
    );
  });
});

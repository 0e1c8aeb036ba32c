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

const tableOf = (rows: readonly object[]): string =>
  toCsv(rows as readonly Record<string, string>[], ['id', 'status', 'publish_at', ...TABLE_COLUMNS]);

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

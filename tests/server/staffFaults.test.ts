import { OPENING_FIELDS } from '../../src/contract/openingFields.ts';
import { makeOffice, openingFile } from '../support/staff.ts';
import { changeDatabase } from './changeDatabase.ts';

const replace = (from: string | RegExp, to: string) => openingFile().replace(from, to);

/** Faults that only the program can meet, and several at once; `:8` is the line. */
const faulty: Readonly<Record<string, [content: string | Buffer, said: string[]]>> = {
  'several faults at once': [
    '---\njob_title: 5\nsalary: 1\nlocation:\n---\n\n## Requirements\nnone\n',
    [
      ':2: job_title must be text; write the text in double quotes: "5"',
      `:3: unknown field salary; the fields are ${OPENING_FIELDS.join(', ')}`,
      ':4: location is empty',
      ':6: there is no description',
      ":8: under 'Requirements' every line must be a list item that begins with '- '",
      ': company_name is missing',
    ],
  ],
  'text that is not UTF-8': [
    Buffer.from(replace('Patience', 'Caf\xe9'), 'latin1'),
    [':11: this is not UTF-8 text; save the file as UTF-8'],
  ],
  'a file larger than 256 KiB': ['a'.repeat(256 * 1024 + 1), [': this is larger than 256 KiB']],
};

describe('a faulty opening file', () => {
  it.each(Object.entries(faulty))('is refused with all its faults: %s', async (_, [content, said]) => {
    const office = makeOffice();
    const file = office.file('job.md', content);
    const { code, stdout, stderr } = await office.staff(`openings add ${file}`);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr.trimEnd().split('\n')).toEqual(
      said.map((text) => expect.stringContaining(`${file}${text}`) as string),
    );
    expect((await office.staff('openings list --json')).stdout).toBe('[]\n');
  });

  it('is named by its whole path when it is not there or a folder', async () => {
    const office = makeOffice();
    const missing = await office.staff('openings add no-such.md');
    expect([missing.code, missing.stderr]).toEqual([
      1,
      `${process.cwd()}/no-such.md: there is no such file\n`,
    ]);
    const folder = await office.staff(`openings add ${office.dataDir}`);
    expect([folder.code, folder.stderr]).toEqual([1, `${office.dataDir}: this is a folder\n`]);
  });

  it('is called standard input when it comes from there', async () => {
    const { stderr } = await makeOffice().staff('openings add - --yes', { input: replace('London', '') });
    expect(stderr).toBe('standard input:4: location is empty\n');
  });

  it('tells a new last day that is past with its other faults, and leaves one that stood there', async () => {
    const { here, dataDir, file } = makeOffice();
    await here('openings add - --yes', { input: openingFile() });
    const late = (location: string) =>
      file('late.md', replace('London', `${location}\nclosing_date: 2020-01-31`));
    const { code, stderr } = await here(['openings', 'edit', '1', late('')]);
    expect([code, stderr.trimEnd().split('\n')]).toEqual([
      1,
      [
        `${late('')}:4: location is empty`,
        `${late('')}:5: closing_date 2020-01-31 is past; to close the opening, see openings close`,
      ],
    ]);
    changeDatabase(dataDir, "update openings set closing_date = '2020-01-31'");
    expect((await here(['openings', 'edit', '1', late('Leeds')])).stdout).toBe('Opening 1 is changed\n');
  });

  it('leaves the opening that it was to change as it was', async () => {
    const office = makeOffice();
    await office.staff('openings add - --yes', { input: openingFile() });
    const before = (await office.staff('openings list --json')).stdout;
    expect((await office.staff('openings edit 1 -', { input: replace('London', '') })).code).toBe(1);
    expect((await office.staff('openings list --json')).stdout).toBe(before);
  });
});

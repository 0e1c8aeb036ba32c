import { storeApplication } from '../support/application.ts';
import { queryDatabase } from '../support/server.ts';
import { makeOffice, openingFile } from '../support/staff.ts';
import { changeDatabase } from './changeDatabase.ts';
import { openingFileWith } from './openingFileWith.ts';

const officeWithDraft = async (...lines: string[]) => {
  const office = makeOffice();
  await office.here('openings add - --draft', { input: openingFileWith('department: Networks', ...lines) });
  return office;
};

const officeWithOpening = async (...lines: string[]) => {
  const office = await officeWithDraft(...lines);
  await office.here('openings publish 1 --yes');
  return office;
};

describe('the commands for openings', () => {
  it('publish an opening at once, and list it with the number of its applications', async () => {
    const { here, dataDir, file } = makeOffice();
    expect((await here('openings list')).stdout).toBe('There are no openings yet.\n');
    const added = await here(['openings', 'add', file('job.md', openingFile())], { answers: ['yes'] });
    expect([added.code, added.stdout]).toEqual([
      0,
      'Opening 1 is published at /career-details/1: Network Engineer\n',
    ]);
    await storeApplication(dataDir, { openingId: 1 });
    const [titles, row] = (await here('openings list')).stdout.split('\n');
    expect(titles).toMatch(/^id +status +title +location +posted +applications +closes$/);
    expect(row).toMatch(/^ 1 +open +Network Engineer +London +\d{4}-\d\d-\d\d +1$/);
  });

  it('name an opening with the same title, company and location before they add another', async () => {
    const { here } = await officeWithOpening();
    const again = await here('openings add -', { input: openingFile() });
    expect([again.code, again.stdout]).toEqual([
      1,
      'Opening 1 (open) has the same title, company and location: Network Engineer\n',
    ]);
    expect((await here('openings add - --draft --yes', { input: openingFile() })).code).toBe(0);
  });

  it('close and reopen an opening, and leave an audit row for every change alone', async () => {
    const { here, dataDir } = await officeWithOpening();
    const said = async (words: string) => (await here(`openings ${words}`)).stdout;
    expect(await said('close 1')).toBe('Opening 1 is closed\n');
    expect(await said('close 1')).toBe('Opening 1 was closed already\n');
    expect(await said('list --open')).toBe('No opening is open.\n');
    expect(await said('reopen 1 --yes')).toBe('Opening 1 is open again\n');
    expect(await said('reopen 1 --yes')).toBe('Opening 1 was open already\n');
    expect(queryDatabase(dataDir, 'select actor, action from audit order by id')).toEqual(
      ['added', 'published', 'closed', 'reopened'].map((word) => ({
        actor: 'ada',
        action: `opening.${word}`,
      })),
    );
  });

  it('reopen with another closing date, also an opening that is open', async () => {
    const { here, dataDir } = await officeWithOpening('closing_date: 2999-01-31');
    const reopen = (...words: string[]) => here(['openings', 'reopen', '1', '--yes', ...words]);
    expect((await reopen('--closing-date', '31/02/2999')).stderr).toBe(
      'The closing date must be a day that exists, written like 2030-01-31\n',
    );
    expect((await reopen('--closing-date', '2999-04-30')).stdout).toBe(
      'Opening 1 is open until 2999-04-30\n',
    );
    expect((await here('openings list')).stdout).toContain('2999-04-30');
    changeDatabase(dataDir, "update openings set closing_date = '2026-01-31'");
    expect((await reopen()).stdout).toBe('Opening 1 is open again, without a closing date\n');
  });

  it('schedule an opening, and take it back', async () => {
    const { here } = await officeWithDraft();
    expect((await here('openings publish 1 --at 2999-01-31')).stdout).toBe(
      'Opening 1 will be published on 2999-01-31 00:00 UTC: Network Engineer\n',
    );
    expect((await here('openings list')).stdout).toMatch(/scheduled +Network Engineer +London +2999-01-31/);
    expect((await here('openings close 1')).stdout).toContain('is a draft again');
  });

  it.each([
    ['close 1', 1, 'Opening 1 is a draft: nobody can apply for it'],
    ['reopen 1', 1, 'Opening 1 is not published yet; see openings publish'],
    ['publish 1 --at 2020-01-31', 2, '--at must be in the future'],
    [
      'publish 1 --at 2999-03-01',
      1,
      'Opening 1 would be closed already: its closing date is 2999-01-31; see openings edit',
    ],
    ['show 7', 1, 'There is no opening 7'],
    ['show x', 2, "'x' is not the number of an opening, like 5"],
    ['list --sort pay', 2, '--sort: the fields are id, status, title, '],
  ])('refuse: %s', async (words, code, line) => {
    const { here } = await officeWithDraft('closing_date: 2999-01-31');
    expect(await here(`openings ${words}`)).toMatchObject({
      code,
      stderr: expect.stringContaining(line) as string,
    });
  });

  it('give a link to a draft, and a copy', async () => {
    const { here } = await officeWithDraft();
    expect((await here('openings preview 1')).stdout).toMatch(
      /^https:\/\/www\.example\.com\/career-details\/1\?preview=[\w-]{16,}\n$/,
    );
    expect((await here('openings copy 1')).stdout).toBe('Opening 2 is kept as a draft: Network Engineer\n');
  });

  it('delete an opening with its versions, but none that somebody has applied for', async () => {
    const { here, dataDir } = await officeWithOpening();
    await here('openings add - --draft --yes', { input: openingFile() });
    await storeApplication(dataDir, { openingId: 1 });
    const refused = await here('openings delete 1', { answers: ['yes'] });
    expect([refused.code, refused.asked, refused.stderr]).toEqual([
      1,
      [],
      "Someone has applied for opening 1, so it stays; close it with './staff openings close 1'\n",
    ]);
    expect((await here('openings delete 2')).stderr).toContain('this needs a confirmation, add --yes\n');
    expect((await here('openings delete 2', { answers: ['no'] })).stderr).toBe('Nothing was done\n');
    expect((await here('openings delete 2', { answers: ['yes'] })).stdout).toBe('Opening 2 is deleted\n');
    expect(queryDatabase(dataDir, 'select id from openings where id > 0')).toEqual([{ id: 1 }]);
  });
});

import { openingRepository } from '../../src/server/openings/queries/openingRepository.ts';
import { openDatabase } from '../support/openDatabase.ts';
import { makeOffice } from '../support/staff.ts';
import { changeDatabase } from './changeDatabase.ts';
import { openingFileWith } from './openingFileWith.ts';

describe('publishing', () => {
  const officeWithDraft = async (...lines: string[]) => {
    const office = makeOffice();
    await office.here('openings add - --draft', { input: openingFileWith('department: Networks', ...lines) });
    return office;
  };

  it.each([
    ['close 1', 1, 'Opening 1 is a draft: nobody can apply for it'],
    ['reopen 1', 1, 'Opening 1 is not published yet; see openings publish'],
    ['publish 1 --at 2020-01-31', 2, '--at must be in the future'],
    ['publish 7', 1, 'There is no opening 7'],
    [
      'publish 1 --at 2999-03-01',
      1,
      'Opening 1 would be closed already: its closing date is 2999-01-31; see openings edit',
    ],
  ])('refuses %s of a draft', async (words, code, line) => {
    const { here } = await officeWithDraft('closing_date: 2999-01-31');
    expect(await here(`openings ${words}`)).toMatchObject({ code, stderr: `${line}\n` });
  });

  it('publishes a draft, once, and dates it by that', async () => {
    const { here, dataDir } = await officeWithDraft();
    changeDatabase(dataDir, "update openings set posted_at = '2020-01-01T00:00:00.000Z'");
    expect((await here('openings publish 1 --yes')).stdout).toBe(
      'Opening 1 is published at /career-details/1: Network Engineer\n',
    );
    expect((await here('openings show 1')).stdout).not.toMatch(/posted +2020/);
    expect((await here('openings publish 1 --yes')).stderr).toBe('Opening 1 is published already\n');
  });

  it('takes a scheduled opening back, and publishes it earlier', async () => {
    const { here } = await officeWithDraft();
    await here('openings publish 1 --at 2999-01-31');
    expect((await here('openings list')).stdout).toMatch(
      /1 +scheduled +Network Engineer +London +2999-01-31/,
    );
    expect((await here('openings close 1')).stdout).toBe(
      'Opening 1 is a draft again and will not be published automatically\n',
    );
    await here('openings publish 1 --at 2999-01-31');
    expect((await here('openings publish 1 --yes')).stdout).toContain('is published at');
  });

  it('reopens with a new closing date, or without one', async () => {
    const { here, dataDir } = await officeWithDraft('closing_date: 2999-01-31');
    await here('openings publish 1 --yes');
    const past = "update openings set closing_date = '2026-01-31'";
    changeDatabase(dataDir, past);
    expect((await here('openings reopen 1 --yes')).stdout).toBe(
      'Opening 1 is open again, without a closing date\n',
    );
    changeDatabase(dataDir, past);
    expect((await here('openings reopen 1 --closing-date 2026-01-01')).stderr).toBe(
      'The closing date 2026-01-01 is past\n',
    );
    const asked = await here('openings reopen 1', { answers: ['2999-02-01', 'yes'] });
    expect(asked.asked).toEqual([
      'Its closing date, 2026-01-31, is past. New one (empty for none): ',
      'Visitors will see it at once: Network Engineer, until 2999-02-01. Type yes to go on: ',
    ]);
    expect(asked.stdout).toBe('Opening 1 is open again until 2999-02-01\n');
    expect((await here('openings show 1')).stdout).toMatch(/closing_date +2999-02-01/);
  });

  it('reopens nothing that nobody has said yes to', async () => {
    const { here } = await officeWithDraft('closing_date: 2999-01-31');
    await here('openings publish 1 --yes');
    await here('openings close 1');
    const refused = await here('openings reopen 1', { answers: ['no'] });
    expect([refused.code, refused.stderr]).toEqual([1, 'Nothing was done\n']);
    expect((await here('openings reopen 1')).code).not.toBe(0);
    expect((await here('openings list --open')).stdout).toBe('No opening is open.\n');
  });

  it.each([
    ['31 January 2999 09:30', '2999-01-31 09:30'],
    ['31/01/2999 9:30', '2999-01-31 09:30'],
    ['2999-01-31 09:30', '2999-01-31 09:30'],
    ['2999-01-31T09:30Z', '2999-01-31 09:30'],
  ])('takes a time as people write it: %s', async (written, at) => {
    const { here } = await officeWithDraft();
    const { stdout } = await here(['openings', 'publish', '1', '--at', written]);
    expect(stdout).toContain(`will be published on ${at} UTC`);
  });

  it.each(['31 January 2999 25:00', '31/02/2999 09:00', 'at 09:00'])('refuses %s', async (written) => {
    const { here } = await officeWithDraft();
    expect((await here(['openings', 'publish', '1', '--at', written])).code).toBe(2);
  });

  it('copies an opening as a draft, without its closing date', async () => {
    const { here } = await officeWithDraft('closing_date: 2999-01-31');
    expect((await here('openings copy 1')).stdout).toBe('Opening 2 is kept as a draft: Network Engineer\n');
    const [copy, original] = JSON.parse((await here('openings list --json')).stdout) as object[];
    expect(copy).toMatchObject({ id: 2, status: 'draft', department: 'Networks', closing_date: null });
    expect(original).toMatchObject({ id: 1, status: 'draft', closing_date: '2999-01-31' });
  });

  it('acts by the clock alone', async () => {
    const office = makeOffice();
    const { db, close } = await openDatabase({ dataDir: office.dataDir });
    let now = '2026-11-20T12:00:00.000Z';
    const openings = openingRepository(db, () => new Date(now));
    const text = {
      job_title: 'Engineer',
      company_name: 'Q',
      location: 'L',
      description: 'd',
      requirements: [],
      closing_date: '2026-11-21',
    };
    await openings.add(text, { actor: 'ada' });
    changeDatabase(office.dataDir, "update openings set publish_at = '2026-11-20T13:00:00.000Z'");
    const statuses: unknown[] = [];
    for (now of [
      '2026-11-20T12:59:59.999Z',
      '2026-11-20T13:00:00.000Z',
      '2026-11-21T23:59:59.999Z',
      '2026-11-22T00:00:00.000Z',
    ]) {
      statuses.push([(await openings.find(1))?.status, (await openings.listOpen()).length]);
    }
    await close();
    expect(statuses).toEqual([
      ['scheduled', 0],
      ['open', 1],
      ['open', 1],
      ['closed', 0],
    ]);
  });
});

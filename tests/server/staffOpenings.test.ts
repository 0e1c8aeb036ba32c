import { sampleOpenings } from '../../src/content/sampleOpenings.ts';
import { formatOpeningFile } from '../../src/server/openings/text/formatOpeningFile.ts';
import { storeApplication } from '../support/application.ts';
import { awayFromMidnight } from '../support/awayFromMidnight.ts';
import { queryDatabase } from '../support/server.ts';
import { makeOffice, openingFile } from '../support/staff.ts';

interface Audit {
  actor: string;
  action: string;
  subject: string;
}
const auditOf = (dataDir: string): Audit[] =>
  queryDatabase<Audit>(dataDir, 'select actor, action, subject from audit order by id');

const officeWithOpening = async () => {
  const office = makeOffice();
  await office.here(`openings add ${office.file('job.md', openingFile())} --yes`);
  return office;
};

describe('the opening commands', () => {
  it('publish an opening from a file, make the database for it and load no samples', async () => {
    const office = makeOffice();
    const added = await office.here(`openings add ${office.file('job.md', openingFile())} --yes`);
    expect([added.code, added.stderr]).toEqual([0, '']);
    expect(added.stdout).toBe('Opening 1 is published at /career-details/1: Network Engineer\n');
    const { stdout } = await office.here('openings list --json');
    expect(JSON.parse(stdout)).toEqual([
      expect.objectContaining({
        id: 1,
        status: 'open',
        job_title: 'Network Engineer',
        description: 'You mend networks.',
        requirements: ['Patience', 'A driving licence'],
        is_sample: false,
        applications: 0,
      }),
    ]);
  });

  it('publish an opening from standard input', async () => {
    const { code, stdout } = await makeOffice().here('openings add - --yes', { input: openingFile() });
    expect([code, stdout]).toEqual([0, expect.stringContaining('Opening 1 is published')]);
  });

  it('say so when there is nothing to list', async () => {
    const office = makeOffice();
    expect((await office.here('openings list')).stdout).toBe('There are no openings yet.\n');
    expect((await office.here('openings list --open')).stdout).toBe('No opening is open.\n');
    expect((await office.here('openings list --json')).stdout).toBe('[]\n');
  });

  it('list the openings in a table with the number of applications', async () => {
    await awayFromMidnight();
    const office = await officeWithOpening();
    await storeApplication(office.dataDir, { openingId: 1 });
    await storeApplication(office.dataDir, { openingId: 1, text: { email: 'ada@example.com' } });
    const [titles, row] = (await office.here('openings list')).stdout.split('\n');
    expect(titles?.split(/ {2,}/)).toEqual([
      'id',
      'status',
      'title',
      'location',
      'posted',
      'applications',
      'closes',
    ]);
    const today = new Date().toISOString().slice(0, 10);
    expect(row?.trim().split(/ {2,}/)).toEqual(['1', 'open', 'Network Engineer', 'London', today, '2']);
  });

  it('close and reopen an opening, once', async () => {
    const office = await officeWithOpening();
    expect((await office.here('openings close 1')).stdout).toBe('Opening 1 is closed\n');
    expect((await office.here('openings close 1')).stdout).toBe('Opening 1 was closed already\n');
    expect((await office.here('openings list --open')).stdout).toBe('No opening is open.\n');
    expect((await office.here('openings list')).stdout).toContain('closed');
    expect((await office.here('openings reopen 1 --yes')).stdout).toBe('Opening 1 is open again\n');
    expect((await office.here('openings reopen 1 --yes')).stdout).toBe('Opening 1 was open already\n');
  });

  it('leave an audit row with the actor for every change, and for nothing else', async () => {
    const office = await officeWithOpening();
    await office.staff(`openings edit 1 ${office.file('new.md', openingFile({ title: 'Engineer' }))} --yes`);
    await office.staff('openings close 1', { env: { USER: '', LOGNAME: 'grace' } });
    await office.staff('openings close 1');
    await office.staff('openings show 1');
    await office.staff('openings reopen 1 --yes');
    const subject = 'opening 1';
    expect(auditOf(office.dataDir)).toEqual([
      { actor: 'ada', action: 'opening.added', subject },
      { actor: 'ada', action: 'opening.edited', subject },
      { actor: 'grace', action: 'opening.closed', subject },
      { actor: 'ada', action: 'opening.reopened', subject },
    ]);
  });

  it.each(['show 7', 'show 7 --file', 'close 7', 'reopen 7', 'edit 7 -'])(
    'refuse an unknown opening: %s',
    async (words) => {
      const { code, stdout, stderr } = await makeOffice().here(`openings ${words}`, {
        input: openingFile(),
      });
      expect([code, stdout, stderr]).toEqual([1, '', 'There is no opening 7\n']);
    },
  );
});

describe('the file form of an opening', () => {
  it('goes from the template through add, show --file and edit without a change', async () => {
    const office = makeOffice();
    const template = (await office.here('openings template')).stdout;
    const refusal = await office.here('openings add - --yes', { input: template });
    expect([refusal.code, refusal.stderr.match(/empty|no description/g)?.length]).toEqual([1, 4]);
    const filled = template
      .replace('job_title:', 'job_title: "C#: Developer #2"')
      .replace('location:', 'location: Remote')
      .replace('\n\n\n\n##', '\n\nYou build things.\n\n## What you do\n\n- Build\n\n##')
      .replace(/-\n$/, '- Patience\n');
    expect((await office.here('openings add - --yes', { input: filled })).stderr).toBe('');
    const before = (await office.here('openings list --json')).stdout;
    const shown = (await office.here('openings show 1 --file')).stdout;
    expect(shown).toContain('job_title: "C#: Developer #2"\n');
    const edited = await office.here('openings edit 1 -', { input: shown });
    expect(edited.stdout).toBe('Opening 1 says this already; nothing was changed\n');
    expect((await office.here('openings list --json')).stdout).toBe(before);
  });

  it('is taken with the lines that npm puts before it', async () => {
    const office = await officeWithOpening();
    const shown = (await office.here('openings show 1 --file')).stdout;
    const input = `\n> quillmere-site@0.1.0 staff\n> exec node src/server/staff.ts openings show 1 --file\n\n${shown}`;
    expect((await office.here('openings edit 1 -', { input })).stdout).toContain('nothing was changed');
  });

  it('changes what was edited, and no more', async () => {
    const office = await officeWithOpening();
    await office.here('openings close 1');
    const input = (await office.here('openings show 1 --file')).stdout.replace('London', 'Leeds');
    expect((await office.here('openings edit 1 -', { input })).stdout).toBe('Opening 1 is changed\n');
    const { stdout } = await office.here('openings show 1');
    expect(stdout).toMatch(/location +Leeds/);
    expect(stdout).toMatch(/status +closed/);
    expect(stdout).toMatch(/job_title +Network Engineer/);
  });

  it.each(sampleOpenings.map((sample) => [sample.job_title, sample] as const))(
    'brings the sample %s back as it was',
    async (_, sample) => {
      const office = makeOffice();
      const opening = { ...sample, requirements: [...sample.requirements] };
      await office.here('openings add - --yes', { input: formatOpeningFile(opening) });
      expect(JSON.parse((await office.here('openings list --json')).stdout)).toMatchObject([opening]);
    },
  );
});

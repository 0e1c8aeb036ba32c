import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { messageRepository } from '../../src/server/messages/queries/messageRepository.ts';
import { openDatabase } from '../support/openDatabase.ts';
import { storeApplication } from '../support/application.ts';
import { pdfOfSize } from '../support/resumes.ts';
import { sampleMessage } from '../support/sampleMessage.ts';
import { makeOffice, openingFile } from '../support/staff.ts';
import { changeDatabase } from './changeDatabase.ts';
import { damagePage } from './damagePage.ts';

const storeMessage = async (dataDir: string, text: Partial<typeof sampleMessage> = {}): Promise<string> => {
  const { db, close } = await openDatabase({ dataDir });
  const reference = await messageRepository(db).submit({ ...sampleMessage, ...text });
  await close();
  return reference;
};

describe('a damaged page', () => {
  const lastLine = (dataDir: string) =>
    `The database in ${dataDir} is damaged: './staff doctor' says more, './staff restore FILE' puts a backup in its place`;

  it('of applications is named by their numbers, and the rest is listed and exported', async () => {
    const { dataDir, here, path } = makeOffice();
    let openingId: number | undefined;
    for (let index = 0; index < 7; index += 1) {
      const other_information = `${index} `.repeat(700);
      ({ openingId } = await storeApplication(dataDir, {
        ...(openingId && { openingId }),
        text: { other_information },
      }));
    }
    const { lost } = damagePage(dataDir, 'applications');
    expect([lost.length > 0, lost.length < 7]).toEqual([true, true]);
    const lines = [`Applications that cannot be read: ${lost.join(', ')}`, lastLine(dataDir), ''];
    const listed = await here('applications list --fields no --format csv');
    expect([listed.code, listed.stderr.split('\n')]).toEqual([1, lines]);
    const left = [7, 6, 5, 4, 3, 2, 1].filter((id) => !lost.includes(id));
    expect(listed.stdout.trim().split('\r\n').slice(1)).toEqual(left.map((id) => `"${id}"`));
    const exported = await here(['applications', 'export', '--out', path('all')]);
    expect([exported.code, exported.stderr.split('\n')]).toEqual([
      1,
      [...lines.slice(0, 2), 'Everything else was written', ''],
    ]);
    expect(readdirSync(join(path('all'), 'resumes'))).toHaveLength(left.length);
  });

  it('that keeps a command from going on is one sentence', async () => {
    const { dataDir, here } = makeOffice();
    for (let index = 0; index < 4; index += 1) {
      await here(['openings', 'add', '-', '--yes'], {
        input: openingFile({ title: `Job ${index}` }).replace('networks', 'x '.repeat(1000)),
      });
    }
    expect(damagePage(dataDir, 'openings').lost).not.toEqual([]);
    expect(await here('openings list')).toMatchObject({
      code: 1,
      stdout: '',
      stderr: `${lastLine(dataDir)}\n`,
    });
  });
});

describe('a damaged page of a backup', () => {
  it('is said, and the backup is not put in the place of the database', async () => {
    const { dataDir, here, path } = makeOffice();
    for (let index = 0; index < 4; index += 1) {
      await storeApplication(dataDir, { text: { other_information: `${index} `.repeat(700) } });
    }
    await here(['backup', path('site.db')]);
    damagePage(dirname(path('site.db')), 'applications');
    expect(await here(['restore', path('site.db'), '--yes'])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('The backup is damaged; nothing was changed\n'),
    });
  });
});

describe('a damaged row', () => {
  it('among the resumes is named, and the rest is exported', async () => {
    const { dataDir, here, path } = makeOffice();
    const bad = await storeApplication(dataDir);
    const fine = await storeApplication(dataDir, {
      openingId: bad.openingId,
      text: { other_information: 'Again' },
    });
    changeDatabase(dataDir, "update resume_files set bytes = x'00' where resume_id = 1");
    for (const words of [
      ['applications', 'export', '--out', path('all')],
      ['applications', 'subject-access', 'grace@example.com', '--out', path('grace')],
    ]) {
      const { code, stderr } = await here(words);
      expect([code, stderr.split('\n')]).toEqual([
        1,
        [
          expect.stringMatching(`^The resume of ${bad.reference} is damaged`),
          'Everything else was written',
          '',
        ],
      ]);
      const folder = words.at(-1) ?? '';
      expect(readdirSync(join(folder, 'resumes'))).toEqual([`${fine.reference} Grace Hopper.pdf`]);
      expect(readdirSync(folder)).not.toContain('UNFINISHED.txt');
    }
  });

  it('that is missing among the files of resumes is named, too', async () => {
    const { dataDir, here, path } = makeOffice();
    const { reference } = await storeApplication(dataDir);
    changeDatabase(dataDir, 'delete from resume_files');
    const exported = await here(['applications', 'export', '--out', path('all')]);
    expect([exported.code, exported.stderr]).toEqual([
      1,
      expect.stringMatching(`^The resume of ${reference} is damaged`),
    ]);
    const kept = await here(['backup', path('site.db')]);
    expect([kept.code, kept.stderr]).toEqual([
      1,
      expect.stringMatching(/resume .* is not what was uploaded/),
    ]);
  });

  it('among the applications is named, and the rest is listed, shown and exported', async () => {
    const { dataDir, here, path } = makeOffice();
    const { reference, openingId } = await storeApplication(dataDir);
    const fine = await storeApplication(dataDir, { openingId, text: { other_information: 'Again' } });
    changeDatabase(dataDir, "update applications set name = x'ff' where id = 1");
    for (const words of [
      ['applications', 'list'],
      ['applications', 'export', '--out', path('all')],
    ]) {
      const { code, stderr } = await here(words);
      expect([code, stderr]).toEqual([1, expect.stringContaining('Applications that cannot be read: 1\n')]);
    }
    expect(readdirSync(join(path('all'), 'resumes'))).toEqual([`${fine.reference} Grace Hopper.pdf`]);
    expect((await here(['applications', 'show', reference])).stderr).toContain(
      `Application ${reference}, number 1 of the list, cannot be read\n`,
    );
    expect((await here(['applications', 'show', fine.reference])).code).toBe(0);
    changeDatabase(dataDir, "update applications set name = x'ff'");
    expect((await here('applications list')).stdout).toBe('None of them can be read.\n');
    const none = await here(['applications', 'export', '--out', path('none')]);
    expect(none.stderr).not.toContain('There are no applications');
  });

  it('among the messages is named, and the rest is listed, shown and exported', async () => {
    const { dataDir, here, path } = makeOffice();
    const references = [await storeMessage(dataDir), await storeMessage(dataDir, { message: 'Again' })];
    changeDatabase(dataDir, "update messages set subject = x'ff' where id = 1");
    for (const [words, end] of [
      [['messages', 'list', '--text', 'nobody'], ''],
      [['messages', 'export', '--out', path('all.csv')], 'Everything else was written\n'],
    ] as const) {
      const { code, stderr } = await here(words);
      expect([code, stderr.startsWith('Messages that cannot be read: 1\n')]).toEqual([1, true]);
      expect(stderr).toContain(end);
    }
    expect(readFileSync(path('all.csv'), 'utf8')).toContain(references[1]);
    expect(await here('messages show 1')).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining(`Message ${references[0]}, number 1 of the list, cannot be read\n`),
    });
    expect((await here('messages show 2')).code).toBe(0);
  });

  it('among the resumes is named where the database cannot give its bytes, too', async () => {
    const { dataDir, here, path } = makeOffice();
    const { reference, openingId } = await storeApplication(dataDir, { bytes: pdfOfSize(30_000) });
    const fine = await storeApplication(dataDir, { openingId, text: { other_information: 'Again' } });
    damagePage(dataDir, 'resume_files', { kind: 'overflow' });
    const exported = await here(['applications', 'export', '--out', path('all')]);
    expect([exported.code, exported.stderr]).toEqual([
      1,
      `The resume of ${reference} cannot be read\nEverything else was written\n`,
    ]);
    expect(readdirSync(join(path('all'), 'resumes'))).toEqual([`${fine.reference} Grace Hopper.pdf`]);
    expect((await here(['applications', 'show', reference])).stdout).toContain('grace@example.com');
  });

  it('among the openings is shown without the text that holds bytes, and mended by entering it again', async () => {
    const { dataDir, here, file } = makeOffice();
    await here(['openings', 'add', file('job.md', openingFile()), '--yes']);
    changeDatabase(dataDir, "update openings set location = x'ff00' where id = 1");
    const line =
      "The location of opening 1 cannot be read: enter that again with './staff openings edit 1'\n";
    for (const command of ['openings list', 'openings show 1', 'openings show 1 --file']) {
      const { code, stdout, stderr } = await here(command);
      expect([code, stderr, stdout.includes('Network Engineer')]).toEqual([1, line, true]);
    }
    await here(['openings', 'edit', '1', file('job.md', openingFile()), '--yes']);
    expect(await here('openings show 1')).toMatchObject({ code: 0, stderr: '' });
    expect(await here('openings history 1')).toMatchObject({ code: 0, stderr: '' });
  });

  it.each([
    ['["cut', 'is no list'],
    ['{"0":"cut"}', 'is another thing'],
  ])(
    'among the openings is named by list, show, export and doctor, and stops none: %s',
    async (requirements) => {
      const { dataDir, here, file, path } = makeOffice();
      await storeApplication(dataDir);
      await here(['openings', 'add', file('job.md', openingFile({ title: 'Fine one' })), '--yes']);
      changeDatabase(dataDir, `update openings set requirements = '${requirements}' where id = 1`);
      const line =
        "The requirements of opening 1 cannot be read: enter that again with './staff openings edit 1'\n";
      for (const [words, titles] of [
        [
          ['openings', 'list'],
          ['Network Engineer', 'Fine one'],
        ],
        [['openings', 'show', '1'], ['Network Engineer']],
        [['openings', 'show', '1', '--file'], ['Network Engineer']],
        [
          ['openings', 'export', '--format', 'csv'],
          ['Network Engineer', 'Fine one'],
        ],
        [
          ['openings', 'export', '--out', path('all')],
          ['opening-1.md', 'opening-2.md'],
        ],
      ] as const) {
        const { code, stdout, stderr } = await here(words);
        expect([code, stderr]).toEqual([1, line]);
        for (const title of titles) expect(stdout).toContain(title);
      }
      expect(await here('openings show 2')).toMatchObject({ code: 0, stderr: '' });
      expect((await here('doctor')).stdout).toContain('The requirements of opening 1 cannot be read');
    },
  );
});

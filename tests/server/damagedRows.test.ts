import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { storeApplication } from '../support/application.ts';
import { makeOffice, openingFile } from '../support/staff.ts';
import { changeDatabase } from './changeDatabase.ts';

describe('a damaged row', () => {
  it('among the resumes is named, and the rest is exported', async () => {
    const { dataDir, here, path } = makeOffice();
    const bad = await storeApplication(dataDir);
    const fine = await storeApplication(dataDir, {
      openingId: bad.openingId,
      text: { other_information: 'Again' },
    });
    changeDatabase(dataDir, "update resumes set bytes = x'00' where id = 1");
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

  it('among the openings stops no list, and doctor names it', async () => {
    const { dataDir, here, file } = makeOffice();
    await storeApplication(dataDir);
    await here(['openings', 'add', file('job.md', openingFile({ title: 'Fine one' })), '--yes']);
    changeDatabase(dataDir, `update openings set requirements = '["cut' where id = 1`);
    const { code, stdout } = await here('openings list');
    expect(code).toBe(0);
    expect(stdout).toContain('Network Engineer');
    expect(stdout).toContain('Fine one');
    expect((await here('doctor')).stdout).toContain('The requirements of opening 1 cannot be read');
  });
});

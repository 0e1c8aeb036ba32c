import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { storeApplication } from '../support/application.ts';
import { openDatabase } from '../support/openDatabase.ts';
import { pdfOfSize } from '../support/resumes.ts';
import { makeOffice } from '../support/staff.ts';
import { officeWithBackup } from './officeWithBackup.ts';

describe('vacuum', () => {
  it('gives space back, and asks before', async () => {
    const { here, dataDir, first } = await officeWithBackup();
    const { reference } = await storeApplication(dataDir, {
      openingId: first.openingId,
      bytes: pdfOfSize(4_000_000),
    });
    await here(['applications', 'erase', reference, '--yes']);
    const before = statSync(join(dataDir, 'site.db')).size;
    const asked = await here(['vacuum'], { answers: ['yes'] });
    expect(asked).toMatchObject({ code: 0, stderr: '' });
    expect(asked.asked[0]).toMatch(/^This needs [^ ]+ \w+ of the /);
    expect(statSync(join(dataDir, 'site.db')).size).toBeLessThan(before - 3_000_000);
    expect((await here('audit list')).stdout).toContain('database.vacuumed');
  });

  it('holds up nobody: it is refused while the server or somebody else uses the data', async () => {
    const { here, dataDir } = await officeWithBackup();
    const { close } = await openDatabase({ dataDir });
    const { code, stderr } = await here('vacuum --yes');
    const { asked } = await here('vacuum', { answers: ['yes'] });
    await close();
    expect(asked).toEqual([]);
    expect([code, stderr]).toEqual([
      1,
      'The server or another staff command is using this data folder; stop it first, so that no visitor has to wait\n',
    ]);
    expect((await here('vacuum --yes')).code).toBe(0);
  });

  it('does not ask about what is no database', async () => {
    const { here, dataDir } = makeOffice();
    writeFileSync(join(dataDir, 'site.db'), 'broken '.repeat(1000));
    expect(await here('vacuum', { answers: ['yes'] })).toMatchObject({
      asked: [],
      stderr: 'site.db in the data folder is not a database\n',
    });
  });
});

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshDir } from '../support/server.ts';
import { makeOffice, openingFile } from '../support/staff.ts';

describe('the settings of staff commands', () => {
  it('come from .env, too, as those of the server do; the environment goes before', async () => {
    const office = makeOffice();
    const folder = freshDir();
    writeFileSync(join(folder, '.env'), `DATA_DIR=${office.dataDir}\nSITE_URL=https://jobs.example.com/\n`);
    const other = makeOffice().dataDir;
    await office.here('openings add - --yes', { input: openingFile() });
    const { stdout } = await office.staff('openings preview 1', {
      cwd: folder,
      env: { DATA_DIR: undefined },
    });
    expect(stdout).toMatch(/^https:\/\/jobs\.example\.com\/career-details\/1\?preview=/);
    const elsewhere = await office.staff('openings list', { cwd: folder, env: { DATA_DIR: other } });
    expect(elsewhere.stdout).toBe('There are no openings yet.\n');
  });
});

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { makeOffice } from '../support/staff.ts';

/** No process has this number. */
const NOBODY = 2 ** 31 - 1;

/** What a backup leaves whose process was killed. */
const leave = (folder: string): string => {
  const host = hostname().replace(/[^A-Za-z0-9]/g, '') || 'host';
  const file = join(folder, `site.db.partial-${host}-${NOBODY}-abc123`);
  writeFileSync(file, '');
  return file;
};

describe('what a backup left that was cut off', () => {
  it('is named by doctor where backups were written, where the person stands, and at home', async () => {
    const { dataDir, here, path } = makeOffice();
    const [backups, current, home, elsewhere] = ['backups', 'current', 'home', 'elsewhere'].map((name) => {
      mkdirSync(path(name));
      return path(name);
    });
    if (!backups || !current || !home || !elsewhere) throw new Error('A folder is missing');
    await here(['backup', join(backups, 'monday.db')]);
    const surroundings = { current, home };
    expect((await here('doctor', { surroundings })).stdout).not.toContain('was left by a backup');
    const left = [backups, current, home, dataDir].map(leave);
    leave(elsewhere);
    const named = (stdout: string) =>
      stdout.split('\n').flatMap((line) => /^note {2}(\S+) was left by a backup/.exec(line)?.[1] ?? []);
    expect(named((await here('doctor', { surroundings })).stdout).toSorted()).toEqual(left.toSorted());
    // The folder of a disk that is not there just now.
    rmSync(backups, { recursive: true });
    const { code, stdout } = await here('doctor', { surroundings: { current: home, home } });
    expect([code, named(stdout).toSorted()]).toEqual([0, left.slice(2).toSorted()]);
    expect(stdout).toContain(`note  ${backups}, where backups were written, cannot be looked at (ENOENT)`);
  });
});

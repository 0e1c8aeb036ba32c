import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { storeApplication } from '../support/application.ts';
import { freshDir } from '../support/server.ts';
import { runHere } from '../support/staff.ts';

const office = async () => {
  const dataDir = freshDir();
  await storeApplication(dataDir);
  return dataDir;
};

const inodeOf = (file: string): number => statSync(file).ino;

describe("a file of the server's own in the data folder", () => {
  it.each(['site.db', 'site.db-wal', 'site.db-journal', 'serve.lock', 'erasures.log'])(
    '%s is never written by a command, whatever was said',
    async (name) => {
      const dataDir = await office();
      const file = join(dataDir, name);
      const before = existsSync(file) ? inodeOf(file) : undefined;
      for (const line of [`backup ${file} --force`, `openings list --json --out ${file} --force`]) {
        const { code, stderr } = await runHere(line.split(' '), dataDir);
        expect([code, stderr]).toEqual([
          1,
          `${file} is a file of the server's own; name another, best in a folder that is not the server's\n`,
        ]);
      }
      expect(existsSync(file) ? inodeOf(file) : undefined).toBe(before);
      expect(readdirSync(dataDir).filter((each) => each.includes('.partial-'))).toEqual([]);
    },
  );

  it('is not written by way of a link, nor is a folder that the server empties', async () => {
    const dataDir = await office();
    const folder = freshDir();
    symlinkSync(dataDir, join(folder, 'data'));
    symlinkSync(join(dataDir, 'site.db'), join(folder, 'link.db'));
    const head = readFileSync(join(dataDir, 'site.db')).subarray(0, 16);
    for (const line of [
      `backup ${join(folder, 'data/site.db')} --force`,
      `messages export --out ${join(folder, 'link.db')} --force`,
      `applications export --out ${join(dataDir, 'scan')}`,
    ])
      expect(await runHere(line.split(' '), dataDir)).toMatchObject({
        code: 1,
        stderr: expect.stringContaining("is a file of the server's own"),
      });
    expect(readFileSync(join(dataDir, 'site.db')).subarray(0, 16)).toEqual(head);
  });

  it('keeps no other name of that folder from a backup', async () => {
    const dataDir = await office();
    const file = join(dataDir, 'monday.db');
    expect((await runHere(['backup', file], dataDir)).code).toBe(0);
  });
});

describe('a backup with --force', () => {
  it('takes the place of a file, not of a folder or a device', async () => {
    const dataDir = await office();
    const folder = freshDir();
    mkdirSync(join(folder, 'full'));
    writeFileSync(join(folder, 'full', 'note.txt'), '');
    // A link, so that a test run by root that fails replaces the link and not the device.
    symlinkSync('/dev/null', join(folder, 'device'));
    for (const name of ['full', 'device']) {
      const file = join(folder, name);
      const { code, stderr } = await runHere(['backup', file, '--force'], dataDir);
      expect([code, stderr]).toEqual([
        1,
        `${file} is no file that a backup could take the place of; name another\n`,
      ]);
    }
    expect(readdirSync(folder).sort()).toEqual(['device', 'full']);
    expect(statSync(join(folder, 'device')).isCharacterDevice()).toBe(true);
  });
});

import {
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { backUp } from '../../src/server/platform/database/backUp.ts';
import { openDatabase } from '../support/openDatabase.ts';
import { restore } from '../../src/server/upkeep/restore.ts';
import { storeApplication } from '../support/storeApplication.ts';
import { freshDir, queryDatabase } from '../support/server.ts';
import { runInProcess } from '../support/staff.ts';
import { changeDatabase } from './changeDatabase.ts';

const AT = '2026-11-20T10:00:00.000Z';
const referencesIn = (dataDir: string): string[] =>
  queryDatabase<{ reference: string }>(dataDir, 'select reference from applications order by id').map(
    ({ reference }) => reference,
  );

const copyFolder = (dataDir: string): string => {
  const copy = freshDir();
  cpSync(dataDir, copy, { recursive: true });
  return copy;
};

/** A killed server's folder, with rows only in the write-ahead log, and a backup from before. */
const makeKilledFolder = async () => {
  const lived = freshDir();
  const { openingId } = await storeApplication(lived);
  const backup = join(freshDir(), 'backup.db');
  await backUp({ dataDir: lived, file: backup, overwrite: false });
  const wanted = referencesIn(lived);
  const { close } = await openDatabase({ dataDir: lived });
  for (let index = 0; index < 3; index += 1) {
    await storeApplication(lived, { openingId, text: { email: `${index}@example.com` } });
  }
  const dataDir = copyFolder(lived);
  await close();
  expect(statSync(join(dataDir, 'site.db-wal')).size).toBeGreaterThan(0);
  return { dataDir, backup, wanted, former: referencesIn(copyFolder(dataDir)) };
};

const DECIDED_NAME = 'restore-ready-20261120100000000';
const FORMER_NAME = 'site.db.before-restore-20261120100000000';

/** The states of a data folder if a kill follows each step of a decided restore; steps are renames. */
const makeStates = (dataDir: string, backup: string): readonly string[] => {
  const steps = [
    ['site.db', FORMER_NAME],
    ['site.db-wal', `${FORMER_NAME}-wal`],
    [join(DECIDED_NAME, 'site.db'), 'site.db'],
  ] as const;
  return [0, 1, 2, 3].map((done) => {
    const folder = copyFolder(dataDir);
    mkdirSync(join(folder, DECIDED_NAME));
    copyFileSync(backup, join(folder, DECIDED_NAME, 'site.db'));
    for (const [from, to] of steps.slice(0, done)) renameSync(join(folder, from), join(folder, to));
    return folder;
  });
};

const open = async (dataDir: string): Promise<string[]> => {
  const { close } = await openDatabase({ dataDir });
  await close();
  return referencesIn(dataDir);
};

describe('a restore that is killed', () => {
  it('leaves the former state before it is decided', async () => {
    const { dataDir, former } = await makeKilledFolder();
    mkdirSync(join(dataDir, 'restoring-abcdef'));
    expect(await open(dataDir)).toEqual(former);
  });

  it('is finished after every later step when the database is opened, and keeps the former one', async () => {
    const { dataDir, backup, wanted, former } = await makeKilledFolder();
    for (const folder of makeStates(dataDir, backup)) {
      expect(await open(folder)).toEqual(wanted);
      expect(readdirSync(folder)).not.toContain(DECIDED_NAME);
      const kept = freshDir();
      for (const ending of ['', '-wal'])
        copyFileSync(join(folder, FORMER_NAME + ending), join(kept, `site.db${ending}`));
      expect(referencesIn(kept)).toEqual(former);
    }
  });

  it('keeps a damaged database with its log', async () => {
    const { dataDir, backup, wanted } = await makeKilledFolder();
    writeFileSync(join(dataDir, 'site.db'), 'broken '.repeat(1000));
    writeFileSync(join(dataDir, 'site.db-wal'), 'its own log');
    const { former = '' } = await restore({ dataDir, file: backup, actor: 'ada', at: AT });
    expect(former).toBe(join(dataDir, FORMER_NAME));
    expect(await open(dataDir)).toEqual(wanted);
    expect(readFileSync(former, 'utf8').slice(0, 6)).toBe('broken');
    expect(readFileSync(`${former}-wal`, 'utf8')).toBe('its own log');
  });
});

describe('a restore beside other processes', () => {
  it('waits for a staff command that has the database open, and then says so', async () => {
    const { dataDir, backup, former } = await makeKilledFolder();
    const { close } = await openDatabase({ dataDir });
    await expect(restore({ dataDir, file: backup, actor: 'ada', at: AT, lockTimeoutMs: 50 })).rejects.toThrow(
      'Another staff command is using this data folder; wait until it ends, then restore',
    );
    await close();
    expect(await open(dataDir)).toEqual(former);
    expect(readdirSync(dataDir).filter((name) => /^restor|before-restore/.test(name))).toEqual([]);
  });

  it('repeats in the backup an erasure that was made just before', async () => {
    const { dataDir, backup, wanted } = await makeKilledFolder();
    changeDatabase(dataDir, "update applications set name = 'Grace'");
    const erased = await runInProcess(['erase', wanted[0] ?? '', '--yes'], dataDir);
    expect(erased.code).toBe(0);
    const { erasedAgain } = await restore({ dataDir, file: backup, actor: 'ada', at: AT });
    expect(erasedAgain).toEqual(wanted);
    expect(await open(dataDir)).toEqual([]);
  });
});

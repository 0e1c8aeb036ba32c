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

const RESTORED_AT = '2026-11-20T10:00:00.000Z';
const readReferences = (dataDir: string): string[] =>
  queryDatabase<{ reference: string }>(dataDir, 'select reference from applications order by id').map(
    ({ reference }) => reference,
  );

const copyFolder = (dataDir: string): string => {
  const copy = freshDir();
  cpSync(dataDir, copy, { recursive: true });
  return copy;
};

/** Makes a killed server's folder, with rows only in the write-ahead log, and an earlier backup. */
const makeKilledFolder = async () => {
  const liveDir = freshDir();
  const { openingId } = await storeApplication(liveDir);
  const backup = join(freshDir(), 'backup.db');
  await backUp({ dataDir: liveDir, file: backup, overwrite: false });
  const backedUp = readReferences(liveDir);
  const { close } = await openDatabase({ dataDir: liveDir });
  for (let index = 0; index < 3; index += 1) {
    await storeApplication(liveDir, { openingId, text: { email: `${index}@example.com` } });
  }
  const dataDir = copyFolder(liveDir);
  await close();
  expect(statSync(join(dataDir, 'site.db-wal')).size).toBeGreaterThan(0);
  return { dataDir, backup, backedUp, former: readReferences(copyFolder(dataDir)) };
};

const DECIDED_NAME = 'restore-ready-20261120100000000';
const FORMER_NAME = 'site.db.before-restore-20261120100000000';

/** Makes the states of a data folder after a kill between the steps of a decided restore; the steps are renames. */
const makeStates = (dataDir: string, backup: string): readonly string[] => {
  const steps = [
    ['site.db', FORMER_NAME],
    ['site.db-wal', `${FORMER_NAME}-wal`],
    [join(DECIDED_NAME, 'site.db'), 'site.db'],
  ] as const;
  return [0, 1, 2, 3].map((stepCount) => {
    const folder = copyFolder(dataDir);
    mkdirSync(join(folder, DECIDED_NAME));
    copyFileSync(backup, join(folder, DECIDED_NAME, 'site.db'));
    for (const [from, to] of steps.slice(0, stepCount)) renameSync(join(folder, from), join(folder, to));
    return folder;
  });
};

const openAndRead = async (dataDir: string): Promise<string[]> => {
  const { close } = await openDatabase({ dataDir });
  await close();
  return readReferences(dataDir);
};

describe('a restore that is killed', () => {
  it('leaves the former state if it was not decided yet', async () => {
    const { dataDir, former } = await makeKilledFolder();
    mkdirSync(join(dataDir, 'restoring-abcdef'));
    expect(await openAndRead(dataDir)).toEqual(former);
  });

  it('is completed at the next opening if it was decided, and keeps the former database', async () => {
    const { dataDir, backup, backedUp, former } = await makeKilledFolder();
    for (const folder of makeStates(dataDir, backup)) {
      expect(await openAndRead(folder)).toEqual(backedUp);
      expect(readdirSync(folder)).not.toContain(DECIDED_NAME);
      const kept = freshDir();
      for (const suffix of ['', '-wal'])
        copyFileSync(join(folder, FORMER_NAME + suffix), join(kept, `site.db${suffix}`));
      expect(readReferences(kept)).toEqual(former);
    }
  });

  it('keeps a damaged database with its log', async () => {
    const { dataDir, backup, backedUp } = await makeKilledFolder();
    writeFileSync(join(dataDir, 'site.db'), 'broken '.repeat(1000));
    writeFileSync(join(dataDir, 'site.db-wal'), 'its own log');
    const { former = '' } = await restore({ dataDir, file: backup, actor: 'ada', at: RESTORED_AT });
    expect(former).toBe(join(dataDir, FORMER_NAME));
    expect(await openAndRead(dataDir)).toEqual(backedUp);
    expect(readFileSync(former, 'utf8').slice(0, 6)).toBe('broken');
    expect(readFileSync(`${former}-wal`, 'utf8')).toBe('its own log');
  });
});

describe('a restore with other processes', () => {
  it('waits for a staff command that has the database open, and fails if that does not end', async () => {
    const { dataDir, backup, former } = await makeKilledFolder();
    const { close } = await openDatabase({ dataDir });
    await expect(
      restore({ dataDir, file: backup, actor: 'ada', at: RESTORED_AT, lockTimeoutMs: 50 }),
    ).rejects.toThrow('Another staff command is using this data folder; wait until it ends, then restore');
    await close();
    expect(await openAndRead(dataDir)).toEqual(former);
    expect(readdirSync(dataDir).filter((name) => /^restor|before-restore/.test(name))).toEqual([]);
  });

  it('repeats an erasure that was made after the backup', async () => {
    const { dataDir, backup, backedUp } = await makeKilledFolder();
    changeDatabase(dataDir, "update applications set name = 'Grace'");
    const erased = await runInProcess(['erase', backedUp[0] ?? '', '--yes'], dataDir);
    expect(erased.code).toBe(0);
    const { erasedAgain } = await restore({ dataDir, file: backup, actor: 'ada', at: RESTORED_AT });
    expect(erasedAgain).toEqual(backedUp);
    expect(await openAndRead(dataDir)).toEqual([]);
  });
});

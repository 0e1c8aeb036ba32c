import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backUp } from '../../src/server/platform/database/backUp.ts';
import { openDatabase } from '../support/openDatabase.ts';
import { restore } from '../../src/server/upkeep/restore.ts';
import { storeApplication } from '../support/application.ts';
import { freshDir, queryDatabase } from '../support/server.ts';
import { runHere } from '../support/staff.ts';
import { changeDatabase } from './changeDatabase.ts';

const AT = '2026-11-20T10:00:00.000Z';
const STEPS = [
  'copied',
  'log folded',
  'prepared',
  'decided',
  'named aside',
  'log aside',
  'replaced',
  'tidied',
];

const referencesIn = (dataDir: string): string[] =>
  queryDatabase<{ reference: string }>(dataDir, 'select reference from applications order by id').map(
    ({ reference }) => reference,
  );

/** Links stay links: what a kill leaves has them, too. */
const copyOf = (dataDir: string): string => {
  const copy = freshDir();
  const { status } = spawnSync('cp', ['-a', `${dataDir}/.`, copy]);
  if (status !== 0) throw new Error('The folder could not be copied');
  return copy;
};

/** What a killed server leaves: rows that are in the log only. Gives a backup of what was there before. */
const killedFolder = async () => {
  const lived = freshDir();
  const { openingId } = await storeApplication(lived);
  const backup = join(freshDir(), 'backup.db');
  await backUp({ dataDir: lived, file: backup, overwrite: false });
  const wanted = referencesIn(lived);
  const { close } = await openDatabase({ dataDir: lived });
  for (let index = 0; index < 3; index += 1) {
    await storeApplication(lived, { openingId, text: { email: `${index}@example.com` } });
  }
  const dataDir = copyOf(lived);
  await close();
  expect(statSync(join(dataDir, 'site.db-wal')).size).toBeGreaterThan(0);
  return { dataDir, backup, wanted, former: referencesIn(copyOf(dataDir)) };
};

/** Restores, and gives the data folder as a kill after each step would leave it. */
const restoreStepByStep = async (dataDir: string, file: string): Promise<Map<string, string>> => {
  const left = new Map<string, string>();
  const onStep = (step: string) => void left.set(step, copyOf(dataDir));
  await restore({ dataDir, file, actor: 'ada', at: AT, onStep });
  expect([...left.keys()]).toEqual(STEPS);
  return left;
};

const open = async (dataDir: string): Promise<string[]> => {
  const { close } = await openDatabase({ dataDir });
  await close();
  return referencesIn(dataDir);
};

const isDecided = (step: string): boolean => STEPS.indexOf(step) >= STEPS.indexOf('decided');

describe('a restore that is killed', () => {
  it('leaves the former state or the restored one, whole, after every step', async () => {
    const { dataDir, backup, wanted, former } = await killedFolder();
    expect(former).toHaveLength(4);
    const left = await restoreStepByStep(dataDir, backup);
    for (const [step, folder] of left) {
      // Even for somebody who opens the file without this program.
      const bare = referencesIn(folder);
      expect([step, bare]).toEqual([step, bare.length === 1 ? wanted : former]);
      expect([step, await open(folder)]).toEqual([step, isDecided(step) ? wanted : former]);
      expect(readdirSync(folder)).not.toContain('restore-ready');
      const aside = join(folder, 'site.db.before-restore-20261120100000');
      expect([step, existsSync(aside)]).toEqual([step, isDecided(step)]);
      if (!isDecided(step)) continue;
      expect(statSync(aside).ino).not.toBe(statSync(join(folder, 'site.db')).ino);
      const kept = freshDir();
      copyFileSync(aside, join(kept, 'site.db'));
      expect(referencesIn(kept)).toEqual(former);
    }
  });

  it('keeps the log of a damaged database beside it, and gets over it', async () => {
    const { dataDir, backup, wanted } = await killedFolder();
    writeFileSync(join(dataDir, 'site.db'), 'broken '.repeat(1000));
    writeFileSync(join(dataDir, 'site.db-wal'), 'its own log');
    const left = await restoreStepByStep(dataDir, backup);
    for (const [step, folder] of left) {
      if (!isDecided(step)) {
        expect(readFileSync(join(folder, 'site.db-wal'), 'utf8')).toBe('its own log');
        continue;
      }
      expect([step, await open(folder)]).toEqual([step, wanted]);
      const aside = join(folder, 'site.db.before-restore-20261120100000');
      expect(readFileSync(aside, 'utf8').slice(0, 6)).toBe('broken');
      expect(readFileSync(`${aside}-wal`, 'utf8')).toBe('its own log');
    }
  });
});

describe('a restore beside others', () => {
  it('never takes the name of a database that is kept aside already', async () => {
    const { dataDir, backup } = await killedFolder();
    const first = await restore({ dataDir, file: backup, actor: 'ada', at: AT });
    const bytes = readFileSync(first.keptAside ?? '');
    const second = await restore({ dataDir, file: backup, actor: 'ada', at: AT });
    expect(second.keptAside).toBe(`${first.keptAside}-2`);
    expect(readFileSync(first.keptAside ?? '').equals(bytes)).toBe(true);
  });

  it('waits for a staff command that has the database open, and then says so', async () => {
    const { dataDir, backup, former } = await killedFolder();
    const { close } = await openDatabase({ dataDir });
    await expect(restore({ dataDir, file: backup, actor: 'ada', at: AT, patienceMs: 50 })).rejects.toThrow(
      'Another staff command is at work on this data folder; let it end, then restore',
    );
    await close();
    expect(await open(dataDir)).toEqual(former);
    expect(readdirSync(dataDir).filter((name) => /^restor|before-restore/.test(name))).toEqual([]);
  });

  it('erases again in the backup what was erased a moment before', async () => {
    const { dataDir, backup, wanted } = await killedFolder();
    changeDatabase(dataDir, "update applications set name = 'Grace'");
    const erased = await runHere(['erase', wanted[0] ?? '', '--yes'], dataDir);
    expect(erased.code).toBe(0);
    const { erasedAgain } = await restore({ dataDir, file: backup, actor: 'ada', at: AT });
    expect(erasedAgain).toEqual(wanted);
    expect(await open(dataDir)).toEqual([]);
  });
});

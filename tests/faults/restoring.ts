import { spawnSync } from 'node:child_process';
import { copyFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { backUp } from '../../src/server/platform/database/backUp.ts';
import { openDatabase } from '../../src/server/platform/database/openDatabase.ts';
import { restore } from '../../src/server/upkeep/restore.ts';
import { storeApplication } from '../support/application.ts';
import { freshDir, queryDatabase } from '../support/server.ts';
import type { Killable } from './killable.ts';

const AT = '2026-11-20T10:00:00.000Z';

const referencesIn = (dataDir: string): string =>
  queryDatabase<{ reference: string }>(dataDir, 'select reference from applications order by id')
    .map(({ reference }) => reference)
    .join();

/** Links stay links: what a kill leaves has them, too. */
const copyOf = (dataDir: string): string => {
  const copy = freshDir();
  const { status } = spawnSync('cp', ['-a', `${dataDir}/.`, copy]);
  if (status !== 0) throw new Error('The folder could not be copied');
  return copy;
};

const opened = async (dataDir: string): Promise<string> => {
  const { close } = await openDatabase({ dataDir });
  await close();
  return referencesIn(dataDir);
};

/** What the databases hold that were kept aside, each with its log. */
const asideIn = (dataDir: string): string[] =>
  readdirSync(dataDir)
    .filter((name) => /^site\.db\.before-restore-\d+(?:-\d+)?$/.test(name))
    .map((name) => {
      const folder = freshDir();
      copyFileSync(join(dataDir, name), join(folder, 'site.db'));
      return referencesIn(folder);
    });

/** A restore over a database which a killed server left: four applications, three of them in the log only. */
export const restoring = async (): Promise<Killable> => {
  const lived = freshDir();
  const { openingId } = await storeApplication(lived);
  const backup = join(freshDir(), 'backup.db');
  await backUp({ dataDir: lived, file: backup, overwrite: false });
  const wanted = referencesIn(lived);
  const { close } = await openDatabase({ dataDir: lived });
  for (let index = 0; index < 3; index += 1)
    await storeApplication(lived, { openingId, text: { email: `${index}@example.com` } });
  const template = copyOf(lived);
  await close();
  const former = referencesIn(copyOf(template));

  return {
    name: 'restore',
    folder: () => copyOf(template),
    words: ['restore', backup, '--yes'],
    faults: async (dataDir, isDone) => {
      const faults: string[] = [];
      // For somebody who opens the file without this program.
      const bare = referencesIn(copyOf(dataDir));
      if (bare !== former && bare !== wanted) faults.push(`the file alone holds ${bare}`);
      const found = await opened(dataDir);
      if (found !== (bare === wanted || isDone ? wanted : found === wanted ? wanted : former))
        faults.push(`the database holds ${found}`);
      if (found === wanted && !asideIn(dataDir).includes(former))
        faults.push('the former database is not kept aside whole');
      if (readdirSync(dataDir).includes('restore-ready')) faults.push('the restore was not finished');
      await restore({ dataDir, file: backup, actor: 'ada', at: AT });
      if (referencesIn(dataDir) !== wanted) faults.push('the next restore does not work');
      const left = readdirSync(dataDir).filter((name) => name.startsWith('restor'));
      if (left.length > 0) faults.push(`left behind: ${left.join(', ')}`);
      return faults;
    },
  };
};

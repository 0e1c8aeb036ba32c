import { isDeepStrictEqual } from 'node:util';
import { readdirSync } from 'node:fs';
import { openDatabase } from '../../src/server/platform/database/openDatabase.ts';
import { contentsOf, recordAfterKill } from '../support/databaseContents.ts';
import type { Killable } from './killable.ts';
import { upgrade } from './scenes.ts';

const update = async (dataDir: string) => {
  const { close } = await openDatabase({ dataDir, update: 'after a copy' });
  await close();
  const { counts, ...contents } = contentsOf(dataDir);
  // The command that was not killed adds a line of its own to the audit.
  return {
    ...contents,
    counts: counts.filter(([table]) => table !== 'audit' && table !== 'sqlite_sequence'),
  };
};

/** `migrate` on a database of version 0.1. */
export const updating = (): Killable => {
  const scene = upgrade(20);
  let whole: Awaited<ReturnType<typeof update>> | undefined;
  return {
    name: 'migrate',
    folder: scene.folder,
    words: ['migrate'],
    faults: async (dataDir) => {
      whole ??= await update(scene.folder());
      const record = recordAfterKill(dataDir);
      const faults: string[] = [];
      if (![scene.former, whole.record].some((each) => isDeepStrictEqual(each, record)))
        faults.push(`half of the migrations are done: ${record.join(', ')}`);
      if (!isDeepStrictEqual(await update(dataDir), whole))
        faults.push('the database is not as after an update');
      const left = readdirSync(dataDir).filter((name) => name.includes('.partial-'));
      if (left.length > 0) faults.push(`left behind: ${left.join(', ')}`);
      return faults;
    },
  };
};

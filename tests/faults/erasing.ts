import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eraser } from '../../src/server/privacy/eraser.ts';
import { readErasures } from '../../src/server/privacy/erasureLog.ts';
import { openToServe } from '../../src/server/start/openToServe.ts';
import { storeApplication } from '../support/application.ts';
import { freshDir, queryDatabase } from '../support/server.ts';
import type { Killable } from './killable.ts';

const CANARY = 'canary7f3a';

const referencesIn = (dataDir: string): string[] =>
  queryDatabase<{ reference: string }>(dataDir, 'select reference from applications order by id').map(
    ({ reference }) => reference,
  );

const filesWith = (folder: string, text: string): string[] =>
  readdirSync(folder).filter((name) => readFileSync(join(folder, name), 'latin1').includes(text));

/** An erasure, after which the server starts and somebody else is erased. */
export const erasing = async (): Promise<Killable> => {
  const template = freshDir();
  const { reference: other, openingId } = await storeApplication(template);
  const { reference: gone } = await storeApplication(template, {
    openingId,
    text: { name: CANARY, email: 'gone@example.com' },
  });
  const { reference: kept } = await storeApplication(template, {
    openingId,
    text: { email: 'kept@example.com' },
  });
  const noted = (dataDir: string) => readErasures(dataDir).map(({ reference }) => reference);

  return {
    name: 'erase',
    folder: () => {
      const dataDir = freshDir();
      cpSync(template, dataDir, { recursive: true });
      return dataDir;
    },
    words: ['applications', 'erase', gone, '--yes'],
    faults: async (dataDir, isDone) => {
      const faults: string[] = [];
      const isGone = !referencesIn(dataDir).includes(gone);
      const isNoted = existsSync(join(dataDir, 'erasures.log')) && noted(dataDir).includes(gone);
      if (isGone && !isNoted) faults.push('erased without a note: a restored backup would bring it back');
      if (isDone && !isGone) faults.push('said to be erased, and there');
      const { db, close } = await openToServe({ dataDir, hasSamples: false });
      if (isNoted && referencesIn(dataDir).includes(gone))
        faults.push('noted, and not erased by the next start');
      await eraser({ db, dataDir })({ applications: [other], actor: 'ada', why: 'erased' });
      await close();
      if (!noted(dataDir).includes(other)) faults.push('the next note is not read');
      const left = referencesIn(dataDir).filter((reference) => reference !== gone);
      if (left.join() !== kept) faults.push(`others are not as they were: ${left.join()}`);
      if (isNoted && filesWith(dataDir, CANARY).length > 0) faults.push('bytes of the erased one are left');
      return faults;
    },
  };
};

import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readErasures } from '../../src/server/privacy/erasureLog.ts';
import { storeApplication } from '../support/application.ts';
import { freshDir, queryDatabase } from '../support/server.ts';

const CANARY = 'canary7f3a';

/** Three applications in one folder: one that is to go, another one that goes after it, and one that stays. */
export interface ErasureScene {
  /** A new data folder with all three. */
  folder: () => string;
  gone: string;
  other: string;
  kept: string;
}

export const GONE_EMAIL = 'gone@example.com';
export const OTHER_EMAIL = 'other@example.com';

export const erasureScene = async (): Promise<ErasureScene> => {
  const template = freshDir();
  const { reference: other, openingId } = await storeApplication(template, { text: { email: OTHER_EMAIL } });
  const { reference: gone } = await storeApplication(template, {
    openingId,
    text: { name: CANARY, email: GONE_EMAIL },
  });
  const { reference: kept } = await storeApplication(template, {
    openingId,
    text: { email: 'kept@example.com' },
  });
  return {
    folder: () => {
      const dataDir = freshDir();
      cpSync(template, dataDir, { recursive: true });
      return dataDir;
    },
    gone,
    other,
    kept,
  };
};

export const referencesIn = (dataDir: string): string[] =>
  queryDatabase<{ reference: string }>(dataDir, 'select reference from applications order by id').map(
    ({ reference }) => reference,
  );

export const notedIn = (dataDir: string): string[] =>
  existsSync(join(dataDir, 'erasures.log')) ? readErasures(dataDir).map(({ reference }) => reference) : [];

/** What a kill has left wrong; `isDone`: the erasure was answered. */
export const faultsOfKill = (
  dataDir: string,
  { gone }: ErasureScene,
  isDone: boolean,
): { faults: string[]; isNoted: boolean } => {
  const isGone = !referencesIn(dataDir).includes(gone);
  const isNoted = notedIn(dataDir).includes(gone);
  return {
    isNoted,
    faults: [
      ...(isGone && !isNoted ? ['erased without a note: a restored backup would bring it back'] : []),
      ...(isDone && !isGone ? ['said to be erased, and there'] : []),
    ],
  };
};

const filesWith = (folder: string, text: string): string[] =>
  readdirSync(folder).filter((name) => readFileSync(join(folder, name), 'latin1').includes(text));

/** What is wrong in the end, when the other one has been erased as well. */
export const faultsInTheEnd = (
  dataDir: string,
  { gone, other, kept }: ErasureScene,
  isNoted: boolean,
): string[] => {
  const left = referencesIn(dataDir);
  const others = left.filter((reference) => reference !== gone).join();
  return [
    ...(isNoted && left.includes(gone) ? ['noted, and not erased by the next start'] : []),
    ...(notedIn(dataDir).includes(other) ? [] : ['the next note is not read']),
    ...(others === kept ? [] : [`others are not as they were: ${others}`]),
    ...(isNoted && filesWith(dataDir, CANARY).length > 0 ? ['bytes of the erased one are left'] : []),
  ];
};

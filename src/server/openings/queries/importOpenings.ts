import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { changeWithin } from './changeOpening.ts';
import { insertOpening, type OpeningText, type Publication } from './insertOpening.ts';
import { isVersion } from './openingVersions.ts';
import type { Opening } from './toOpening.ts';

export interface ImportedOpenings {
  added: readonly { text: OpeningText; publication: Omit<Publication, 'actor' | 'at'> }[];
  changed: readonly { id: number; text: OpeningText; basedOn: number }[];
}

/** Somebody changed this opening after it was compared: nothing of the import was done. */
export class ChangedMeanwhile extends Error {
  readonly id: number;
  constructor(id: number) {
    super(`opening ${id} was changed meanwhile`);
    this.id = id;
  }
}

/** Adds and changes openings, all or none; throws ChangedMeanwhile where one is no longer what it was. */
export const importOpenings = (
  db: Kysely<Tables>,
  { added, changed }: ImportedOpenings,
  { actor, at }: Pick<Publication, 'actor' | 'at'>,
): Promise<{ added: Opening[]; changed: Opening[] }> =>
  inTransaction(db, async (transaction) => {
    const result: { added: Opening[]; changed: Opening[] } = { added: [], changed: [] };
    for (const { id, text, basedOn } of changed) {
      const { requirements, ...texts } = text;
      const set = { ...texts, requirements: JSON.stringify(requirements) };
      const where = isVersion(basedOn);
      const one = await changeWithin(transaction, { id, actor, at, action: 'opening.edited', set, where });
      if (!one) throw new ChangedMeanwhile(id);
      result.changed.push(one);
    }
    for (const { text, publication } of added) {
      result.added.push(await insertOpening(transaction, text, { ...publication, actor, at }));
    }
    return result;
  });

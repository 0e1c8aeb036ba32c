import type { Kysely } from 'kysely';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Tables } from '../database/tables.ts';

/** Stands in the folder of an export while it is being filled. */
export const UNFINISHED = 'UNFINISHED.txt';

/** Keys of the table `meta`: an export that was begun. Its folder may be called after a person, and stays in no record. */
const PREFIX = 'unfinished ';

/** Where exports that were not finished have written, by the name that the audit has of each. */
export const exportPlaces = (db: Kysely<Tables>) => {
  const noted = async () => {
    const rows = await db
      .selectFrom('meta')
      .select(['key', 'value'])
      .where('key', 'like', `${PREFIX}%`)
      .orderBy('key')
      .execute();
    return rows.map(({ key, value }) => ({ name: key.slice(PREFIX.length), folder: value }));
  };
  const forget = async (names: readonly string[]): Promise<void> => {
    const keys = names.map((name) => PREFIX + name);
    if (keys.length > 0) await db.deleteFrom('meta').where('key', 'in', keys).execute();
  };

  return {
    /** Notes the folder of one that begins; those that were deleted since are forgotten. */
    begin: async (name: string, folder: string): Promise<void> => {
      const over = (await noted()).filter((place) => !existsSync(join(place.folder, UNFINISHED)));
      await forget(over.map((place) => place.name));
      await db
        .insertInto('meta')
        .values({ key: PREFIX + name, value: folder })
        .execute();
    },

    finish: (name: string): Promise<void> => forget([name]),

    /** The folder of each, and whether what was written still lies there. */
    list: async (): Promise<ReadonlyMap<string, { folder: string; isThere: boolean }>> => {
      const places = await noted();
      return new Map(
        places.map(({ name, folder }) => [name, { folder, isThere: existsSync(join(folder, UNFINISHED)) }]),
      );
    },
  };
};
export type ExportPlaces = ReturnType<typeof exportPlaces>;

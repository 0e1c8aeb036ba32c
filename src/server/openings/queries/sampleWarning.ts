import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import { countOpenSamples } from './clearSamples.ts';

/** One line for whoever starts the server while sample openings are open; undefined when none is. */
export const sampleWarning = async (
  db: Kysely<Tables>,
  clock: () => Date = () => new Date(),
): Promise<string | undefined> => {
  const samples = await countOpenSamples(db, clock().toISOString());
  if (samples === 0) return undefined;
  const openings = samples === 1 ? '1 sample opening is' : `${samples} sample openings are`;
  return `${openings} open to visitors; './staff openings clear-samples' takes them away`;
};

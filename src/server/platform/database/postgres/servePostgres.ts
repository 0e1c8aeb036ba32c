import type { Kysely } from 'kysely';
import { StartError } from '../../process/startError.ts';
import type { Tables } from '../tables.ts';
import { connect, settleTables, type PostgresOptions } from './openPostgresDatabase.ts';
import { placeOf } from './placeOf.ts';
import { isPostgresTrouble, StoreTrouble } from './storeTrouble.ts';

const AGAIN_MS = 1_000;

export interface ServedPostgres {
  db: Kysely<Tables>;
  /** Once tables are as they should be; rejects where they cannot be. What asks before that is refused. */
  ready: Promise<void>;
  isReady: boolean;
  /** For the operator, where it is not there yet. */
  lines: string[];
  close: () => Promise<void>;
}

const isAway = (error: unknown): boolean => {
  const trouble = error instanceof StartError ? error.cause : error;
  return trouble instanceof StoreTrouble && isPostgresTrouble(trouble.code);
};

const pause = (ms: number, ended: AbortSignal): Promise<void> =>
  new Promise((done) => {
    const timer = setTimeout(done, ms);
    ended.addEventListener('abort', () => {
      clearTimeout(timer);
      done();
    });
  });

const awayLine = (place: string): string =>
  `The database ${place} does not answer: pages are shown, everything else is refused until it does`;

/**
 * Opens PostgreSQL for a server, which starts without it, too: whoever asks is refused until tables are there and
 * `prepare` has put into them what belongs there (docs/requirements.md, PG-5). Throws StartError where waiting would not
 * help.
 */
export const servePostgres = async (
  options: PostgresOptions,
  prepare: (db: Kysely<Tables>) => Promise<void>,
): Promise<ServedPostgres> => {
  let refusal: StoreTrouble | undefined;
  const ended = new AbortController();
  const db = await connect(options, { isServing: true, refusal: () => refusal });

  /** False: it is away. */
  const tryToBegin = async (): Promise<boolean> => {
    try {
      await settleTables(options, prepare);
      refusal = undefined;
      return true;
    } catch (error) {
      if (!isAway(error)) throw error;
      refusal = new StoreTrouble('START', { cause: error });
      return false;
    }
  };
  const begin = async (): Promise<void> => {
    do await pause(AGAIN_MS, ended.signal);
    while (!ended.signal.aborted && !(await tryToBegin()));
    // Whoever waits for a server that has ended waits for nothing.
    if (ended.signal.aborted) await new Promise(() => undefined);
  };

  const isReady = await tryToBegin();
  return {
    db,
    isReady,
    ready: isReady ? Promise.resolve() : begin(),
    lines: isReady ? [] : [awayLine(placeOf(options.databaseUrl))],
    close: async () => {
      ended.abort();
      await db.destroy();
    },
  };
};

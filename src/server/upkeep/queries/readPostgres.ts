import { sql, type Kysely } from 'kysely';
import { countServers, takesWrites } from '../../platform/database/postgres.ts';
import type { Tables } from '../../platform/database/tables.ts';

export interface PostgresFacts {
  /** `16.4`. */
  version: string;
  /** What its texts are written in; ours are UTF-8. */
  encoding: string;
  /** In bytes. */
  size: number;
  takesWrites: boolean;
  /** How far this machine's clock is ahead of its own, in milliseconds. */
  aheadBy: number;
  isServed: boolean;
}

/** What PostgreSQL says of itself. */
export const readPostgres = async (db: Kysely<Tables>): Promise<PostgresFacts> => {
  const { rows } = await sql<Pick<PostgresFacts, 'version' | 'encoding' | 'size'> & { time: number }>`
    select current_setting('server_version') as version, current_setting('server_encoding') as encoding,
      pg_database_size(current_database()) as size,
      (extract(epoch from clock_timestamp()) * 1000)::bigint as time`.execute(db);
  const wall = Date.now();
  const { version = '', encoding = '', size = 0, time = wall } = rows[0] ?? {};
  return {
    version,
    encoding,
    size,
    aheadBy: wall - time,
    takesWrites: await takesWrites(db),
    isServed: (await countServers(db)) > 0,
  };
};

import { type Kysely, sql } from 'kysely';
import { formatBytes } from '../../../lib/formatBytes.ts';
import { openDatabase } from '../../platform/database/openDatabase.ts';
import { countServerConnections, urlWithoutPassword, isWritable } from '../../platform/database/postgres.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { StartError } from '../../platform/process/failure.ts';
import type { Config } from '../../platform/settings/config.ts';
import { type Finding, good, note, problem } from './finding.ts';

const MINUTE_MS = 60_000;
const MAX_DIFFERENCE_MS = 10 * MINUTE_MS;

interface PostgresFacts {
  version: string;
  /** In bytes. */
  size: number;
  /** In milliseconds. */
  time: number;
}

const inspect = async (db: Kysely<Tables>, name: string): Promise<Finding[]> => {
  const { rows } = await sql<PostgresFacts>`
    select current_setting('server_version') as version, pg_database_size(current_database()) as size,
      (extract(epoch from clock_timestamp()) * 1000)::bigint as time`.execute(db);
  const { version = '', size = 0, time = Date.now() } = rows[0] ?? {};
  const aheadBy = Date.now() - time;
  const minutes = Math.round(Math.abs(aheadBy) / MINUTE_MS);
  const findings = [good(`The database is ${name} (PostgreSQL ${version}, ${formatBytes(size)})`)];
  if (!(await isWritable(db)))
    findings.push(problem('It accepts no writes: it is a replica', 'Set DATABASE_URL to its primary'));
  if (Math.abs(aheadBy) > MAX_DIFFERENCE_MS)
    findings.push(
      problem(
        `The clock of this machine is ${minutes} minutes ${aheadBy > 0 ? 'ahead of' : 'behind'} the database's`,
        'Set both by a time service: timedatectl set-ntp true',
      ),
    );
  const isServed = (await countServerConnections(db)) > 0;
  findings.push(
    isServed ? good('A server is connected to it') : note('No server is connected to it at this moment'),
  );
  return findings;
};

/** Checks the PostgreSQL database. */
export const checkPostgres = async ({ dataDir, databaseUrl }: Config): Promise<Finding[]> => {
  try {
    const { db, close } = await openDatabase({ dataDir, databaseUrl, create: false, update: 'no' });
    try {
      return await inspect(db, urlWithoutPassword(databaseUrl));
    } finally {
      await close();
    }
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    const [what = '', ...advice] = error.message.split('\n');
    return [problem(what, advice.join('. ') || 'See docs/operations.md, Moving to PostgreSQL')];
  }
};

import { formatBytes } from '../../../lib/formatBytes.ts';
import { openDatabase } from '../../platform/database/openDatabase.ts';
import { placeOf } from '../../platform/database/postgres.ts';
import { StartError } from '../../platform/process/startError.ts';
import type { Config } from '../../platform/settings/config.ts';
import { readPostgres, type PostgresFacts } from '../queries/readPostgres.ts';
import { good, note, problem, type Finding } from './finding.ts';

const MINUTE_MS = 60_000;
const MOST_DIFFERENCE_MS = 10 * MINUTE_MS;

const describe = (place: string, facts: PostgresFacts): Finding[] => {
  const { version, size, encoding, takesWrites, aheadBy, isServed } = facts;
  const minutes = Math.round(Math.abs(aheadBy) / MINUTE_MS);
  return [
    good(`The database is ${place} (PostgreSQL ${version}, ${formatBytes(size)})`),
    ...(encoding === 'UTF8'
      ? []
      : [
          problem(
            `Its texts are stored as ${encoding}`,
            'Make a database with --encoding=UTF8 and copy into it',
          ),
        ]),
    ...(takesWrites
      ? []
      : [problem('It takes no writes: it is a replica', 'Set DATABASE_URL to its primary')]),
    ...(Math.abs(aheadBy) <= MOST_DIFFERENCE_MS
      ? []
      : [
          problem(
            `The clock of this machine is ${minutes} minutes ${aheadBy > 0 ? 'ahead of' : 'behind'} the database's`,
            'Set both by a time service: timedatectl set-ntp true',
          ),
        ]),
    isServed
      ? good('A server is connected to it')
      : note('No server is connected to it: nobody is answered until one is started'),
  ];
};

/** The database, where it is PostgreSQL. */
export const checkPostgres = async ({ dataDir, databaseUrl }: Config): Promise<Finding[]> => {
  try {
    const { db, close } = await openDatabase({ dataDir, databaseUrl, create: false, update: 'no' });
    try {
      return describe(placeOf(databaseUrl), await readPostgres(db));
    } finally {
      await close();
    }
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    const [what = '', ...advice] = error.message.split('\n');
    return [problem(what, advice.join('. ') || 'See docs/operations.md, PostgreSQL is away')];
  }
};

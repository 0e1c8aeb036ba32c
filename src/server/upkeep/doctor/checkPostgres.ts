import { formatBytes } from '../../../lib/formatBytes.ts';
import { openDatabase } from '../../platform/database/openDatabase.ts';
import { placeOf } from '../../platform/database/postgres/placeOf.ts';
import { StartError } from '../../platform/process/startError.ts';
import type { Config } from '../../platform/settings/config.ts';
import { readPostgres, type PostgresFacts } from '../queries/readPostgres.ts';
import { fault, good, note, type Finding } from './finding.ts';

const UTF8 = 'UTF8';
const MINUTE_MS = 60_000;
/** Time services set a clock by less than this. */
const STEP_MS = 10 * MINUTE_MS;

/** With several machines the database's is the one clock that all of them see. */
const ofClock = (aheadBy: number): Finding[] => {
  if (Math.abs(aheadBy) <= STEP_MS) return [];
  const minutes = Math.round(Math.abs(aheadBy) / MINUTE_MS);
  return [
    fault(
      `The clock of this machine is ${minutes} minutes ${aheadBy > 0 ? 'ahead of' : 'behind'} the database's`,
      'Have both set by a time service: timedatectl set-ntp true',
    ),
  ];
};

const findingsOf = (place: string, facts: PostgresFacts): Finding[] => [
  good(`The database is ${place} (PostgreSQL ${facts.version}, ${formatBytes(facts.size)})`),
  ...(facts.encoding === UTF8
    ? []
    : [
        fault(
          `Its texts are kept as ${facts.encoding}`,
          'Make a database with --encoding=UTF8 and copy into it',
        ),
      ]),
  ...(facts.takesWrites
    ? []
    : [
        fault(
          'It takes nothing, because it follows another one',
          'Set DATABASE_URL to the one that it follows',
        ),
      ]),
  ...ofClock(facts.aheadBy),
  facts.isServed
    ? good('A server is connected to it')
    : note('No server is connected to it: nobody is answered until one is started'),
  note('Whether it is backed up, this program does not know: see docs/operations.md'),
];

/** The database, where it is PostgreSQL; in place of the looks at SQLite's file. */
export const checkPostgres = async ({ dataDir, databaseUrl }: Config): Promise<Finding[]> => {
  try {
    const { db, close } = await openDatabase({ dataDir, databaseUrl, create: false, update: 'no' });
    try {
      return findingsOf(placeOf(databaseUrl), await readPostgres(db));
    } finally {
      await close();
    }
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    const [what = '', ...advice] = error.message.split('\n');
    return [fault(what, advice.join('. ') || 'See docs/operations.md, when PostgreSQL is away')];
  }
};

import { type CompiledQuery, type Kysely, type KyselyPlugin, sql } from 'kysely';
import { APPLICATION_SORTS } from '../../src/contract/desk/constants.ts';
import { deskApplicationQueries } from '../../src/server/desk/queries/applications.ts';
import { peopleQueries } from '../../src/server/desk/queries/people.ts';
import { personQueries } from '../../src/server/desk/queries/person.ts';
import { startQueries } from '../../src/server/desk/queries/start.ts';
import { openingRepository } from '../../src/server/openings/queries/openingRepository.ts';
import { openingSearch } from '../../src/server/openings/queries/openingSearch.ts';
import { readOpeningsVersion } from '../../src/server/openings/queries/openingStatus.ts';
import { openDatabase } from '../../src/server/platform/database/openDatabase.ts';
import type { Tables } from '../../src/server/platform/database/tables.ts';
import { makeEmail, makeReference } from './rows.ts';
import type { Size } from './seed.ts';

interface Place {
  dataDir: string;
  databaseUrl: string;
}

const RECRUITER = { id: 2, role: 'recruiter' } as const;
const PAGE = { sort: 'received', order: 'desc', limit: 50, offset: 0 } as const;

/** Runs what the desk and the public calls run. */
const runQueries = async (db: Kysely<Tables>, { applications, openings: count }: Size): Promise<void> => {
  const clock = () => new Date();
  const desk = deskApplicationQueries(db, clock);
  await desk.list({ words: [] }, PAGE, RECRUITER);
  const middle = makeReference(Math.floor(applications / 2));
  for (const sort of APPLICATION_SORTS)
    await desk.list({ words: [] }, { ...PAGE, sort, after: middle }, RECRUITER);
  await desk.list({ words: [makeEmail(Math.floor(applications / 3))] }, PAGE, RECRUITER);
  const row = await desk.find(makeReference(1), RECRUITER);
  if (row) await personQueries(db, clock).listApplications(row.mailbox, RECRUITER);
  await peopleQueries(db).find([makeEmail(Math.floor(applications / 3))]);
  await startQueries(db, clock).read({ replyWithinDays: 5, hasMail: true, viewer: RECRUITER });
  const openings = openingRepository(db, clock);
  await openings.listOpen({ limit: 200 });
  const search = openingSearch({ db, clock, readVersion: async () => 'this run' });
  const opening = await openings.find(1000 + Math.floor(count / 2));
  if (opening) await search.findSimilar(opening);
  await readOpeningsVersion(db, clock());
};

/** Collects the queries that run through it. */
const collectQueries = (
  collected: Map<string, CompiledQuery>,
  compile: (node: never) => CompiledQuery,
): KyselyPlugin => ({
  transformQuery: ({ node }) => {
    const query = compile(node as never);
    collected.set(query.sql, query);
    return node;
  },
  transformResult: async ({ result }) => result,
});

const isScan = (line: string): boolean =>
  /^SCAN (?!.*(?:USING|VIRTUAL TABLE|CONSTANT|json_each|\())/.test(line) || /Seq Scan/.test(line);

/** Lists the plans that read a whole table. */
export const listScans = async ({
  dataDir,
  databaseUrl,
  size,
}: Place & { size: Size }): Promise<string[]> => {
  const { db, close } = await openDatabase({ dataDir, databaseUrl });
  const collected = new Map<string, CompiledQuery>();
  const executor = db.getExecutor();
  const compile = (node: never) => executor.compileQuery(node, { queryId: 'plan' });
  await runQueries(db.withPlugin(collectQueries(collected, compile)), size);
  const scans: string[] = [];
  for (const query of collected.values()) {
    if (!/^\s*(?:select|with)/i.test(query.sql)) continue;
    const explain = databaseUrl ? 'explain ' : 'explain query plan ';
    const { rows } = await db.executeQuery<Record<string, string>>({
      ...query,
      query: sql`select 1`.toOperationNode(),
      sql: explain + query.sql,
    } as CompiledQuery<Record<string, string>>);
    for (const row of rows) {
      const line = (row['detail'] ?? row['QUERY PLAN'] ?? '').trim();
      if (isScan(line)) scans.push(`${line} — ${query.sql.replace(/\s+/g, ' ').slice(0, 160)}`);
    }
  }
  await close();
  return scans;
};

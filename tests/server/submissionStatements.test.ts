import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import { sampleOpenings } from '../../src/content/sampleOpenings.ts';
import { byField } from '../../src/contract/fieldTable.ts';
import { APPLICATION_COLUMNS } from '../../src/server/applications/queries/applicationColumns.ts';
import { applicationRepository } from '../../src/server/applications/queries/applicationRepository.ts';
import { resumeRepository } from '../../src/server/applications/resumes/resumeRepository.ts';
import { addSampleOpenings } from '../../src/server/openings/queries/addSampleOpenings.ts';
import { openPool } from '../../src/server/platform/database/postgres/openPool.ts';
import { postgresDialect } from '../../src/server/platform/database/postgres/postgresDialect.ts';
import { PostgresKysely } from '../../src/server/platform/database/postgres/postgresKysely.ts';
import { askPostgres } from '../support/postgres/askPostgres.ts';
import { resumes } from '../support/resumes.ts';
import { freshDir } from '../support/server.ts';

/**
 * What distributed engines with PostgreSQL's protocol lack or do otherwise: locks by number, messages between connections,
 * locks of tables, savepoints, functions of the system, numbers asked for by name, changes of tables.
 */
const NOT_EVERYWHERE =
  /advisory|\blisten\b|\bnotify\b|\block table\b|\bsavepoint\b|\bpg_\w+|\bnextval\b|\bcreate\b|\balter\b|\bcopy\b|\bctid\b|\bxmin\b|\bfor share\b|^call\b/i;

describe('the way of a submission on PostgreSQL', () => {
  const statements: string[] = [];
  let db: PostgresKysely;
  beforeAll(async () => {
    const { url: databaseUrl } = askPostgres({ name: basename(freshDir()) });
    const pool = await openPool({ databaseUrl, name: 'test', connections: 2, isServing: true });
    db = new PostgresKysely({
      dialect: postgresDialect(pool),
      log: ({ query }) => void statements.push(query.sql),
    });
    await addSampleOpenings(db, sampleOpenings);
    statements.length = 0;
    const stored = await resumeRepository(db).store({
      client_name: 'cv.pdf',
      type: 'pdf',
      bytes: resumes.pdf,
      opening_id: 1,
      key: randomUUID(),
    });
    const application = {
      ...byField(APPLICATION_COLUMNS, () => ''),
      opening_id: 1,
      job_role: 'Technician',
      name: 'Ada Example',
      email: 'ada@example.com',
      phone: '020 7946 0000',
      resumefile: stored.stored_name,
      key: randomUUID(),
    };
    const submit = () => applicationRepository(db).submit(application);
    expect(await submit()).toBe(await submit());
  });
  afterAll(() => db.destroy());

  it('asks for nothing that an engine with the same protocol may refuse', () => {
    expect(statements.filter((text) => NOT_EVERYWHERE.test(text))).toEqual([]);
    // It would find one: what migrations ask for is not for every engine.
    expect(NOT_EVERYWHERE.test('select pg_advisory_xact_lock(1)')).toBe(true);
  });

  it('is plain statements in transactions that never read what others may change and then rely on it', () => {
    expect(new Set(statements.map((text) => /^\w+/.exec(text)?.[0]))).toEqual(
      new Set(['start', 'insert', 'select', 'update', 'commit']),
    );
    expect(new Set(statements.filter((text) => text.startsWith('start')))).toEqual(
      new Set(['start transaction isolation level read committed']),
    );
    // What is decided between two who come at once is decided by one statement.
    expect(statements.filter((text) => text.startsWith('update'))).toEqual([
      expect.stringContaining('"claimed_by" is null'),
    ]);
    expect(statements.filter((text) => text.startsWith('insert into "submissions"'))).toContainEqual(
      expect.stringContaining('on conflict ("call", "key") do nothing'),
    );
  });
});

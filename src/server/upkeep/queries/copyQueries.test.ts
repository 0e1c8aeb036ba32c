import { sql } from 'kysely';
import { openDatabase } from '../../../../tests/support/openDatabase.ts';
import { freshDir } from '../../../../tests/support/server.ts';
import { openTestDatabase, type TestDatabase } from '../../../../tests/support/testDatabase.ts';
import { compareRows, COPIED_TABLES, copyRows, type CopiedTable } from './copyQueries.ts';

/** More than one batch. */
const ROW_COUNT = 450;
const AT = '2026-11-20T10:00:00.000Z';

describe('compareRows', () => {
  let from: TestDatabase;
  let target: Awaited<ReturnType<typeof openDatabase>>;

  const copy = async () => {
    for (const table of COPIED_TABLES) await copyRows({ from: from.db, to: target.db, table });
  };
  const compare = (table: CopiedTable) => compareRows({ from: from.db, to: target.db, table });

  beforeEach(async () => {
    from = await openTestDatabase();
    await from.apply();
    const rows = Array.from({ length: ROW_COUNT }, (_, at) => ({
      at: AT,
      actor: 'Ada',
      action: 'opening.closed',
      subject: `opening ${at}`,
    }));
    await from.db.insertInto('audit').values(rows).execute();
    target = await openDatabase({ dataDir: freshDir() });
    await target.db.deleteFrom('meta').execute();
    await copy();
  });
  afterEach(async () => {
    await target.close();
    await from.close();
  });

  it('compares a copied table up to the last of many rows', async () => {
    const { rows } = await compare('audit');
    expect(rows).toBeGreaterThan(ROW_COUNT);
    expect((await compare('resume_files')).rows).toBe(1);
  });

  it('rejects a copy if one byte of a file differs', async () => {
    const file = await target.db.selectFrom('resume_files').selectAll().executeTakeFirstOrThrow();
    const bytes = Buffer.from(file.bytes);
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    await sql`update resume_files set bytes = ${bytes}`.execute(target.db);
    await expect(compare('resume_files')).rejects.toThrow('Row 1 of resume_files differs in the copy');
  });
});

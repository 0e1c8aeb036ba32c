import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { mapFields } from '../../../contract/fieldTable.ts';
import { OPENING_FIELDS } from '../../../contract/openingFields.ts';
import { applicationRepository } from '../../applications/queries/applicationRepository.ts';
import { APPLICATION_COLUMNS } from '../../applications/queries/selectApplications.ts';
import { resumeRepository } from '../../applications/queries/resumeRepository.ts';
import { openingRepository } from '../../openings/queries/openingRepository.ts';
import { checkpointWal } from './checkpointWal.ts';
import type { OpenedDatabase } from './databaseOptions.ts';
import { acquireLock, acquireServerLock } from './lock.ts';
import { openDatabase } from './openDatabase.ts';
import { openSqlite } from './openSqlite.ts';

const opening = {
  job_title: 'Engineer',
  company_name: 'Acme',
  location: 'London',
  description: 'Work',
  requirements: ['Care'],
};
const actor = 'sam';

describe('the database', () => {
  let dataDir: string;
  let database: OpenedDatabase;
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'site-db-'));
    database = await openDatabase({ dataDir });
  });
  afterEach(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true });
  });

  it.each([
    ['openings', OPENING_FIELDS],
    ['opening_versions', OPENING_FIELDS],
    ['applications', APPLICATION_COLUMNS],
  ])('has a column for each field in %s', (table, columns) => {
    const sqlite = openSqlite(join(dataDir, 'site.db'));
    const names = sqlite.prepare(`select name from pragma_table_info('${table}')`).pluck().all();
    sqlite.close();
    expect(names).toEqual(expect.arrayContaining([...columns]));
  });

  it('is durable, overwrites deleted bytes and enforces foreign keys whenever it is opened', () => {
    const sqlite = openSqlite(join(dataDir, 'site.db'));
    const pragmas = [
      'journal_mode',
      'synchronous',
      'foreign_keys',
      'secure_delete',
      'busy_timeout',
      'journal_size_limit',
    ];
    const values = pragmas.map((name): unknown => sqlite.pragma(name, { simple: true }));
    sqlite.close();
    expect(values).toEqual(['wal', 2, 1, 1, 5000, 16_777_216]);
  });

  it('stores nothing of an application if the last step fails', async () => {
    const openings = openingRepository(database.db);
    const { id } = await openings.add(opening, { actor });
    const resumes = resumeRepository(database.db);
    const bytes = Buffer.from([0, 255, 1]);
    const { stored_name } = await resumes.store({
      client_name: 'cv.pdf',
      type: 'pdf',
      bytes,
      opening_id: id,
    });
    const applications = applicationRepository(database.db);
    const application = {
      ...mapFields(APPLICATION_COLUMNS, () => ''),
      opening_id: id,
      job_role: 'Engineer',
      name: 'Ada',
      email: 'ada@example.com',
      phone: '123456',
      resumefile: stored_name,
    };
    await database.db.schema.alterTable('audit').renameTo('audit_renamed').execute();
    await expect(applications.submit(application)).rejects.toThrow('audit');
    expect(await applications.list()).toEqual([]);
    expect(await resumes.find(stored_name)).toMatchObject({ opening_id: id, claimed_by: null });

    await database.db.schema.alterTable('audit_renamed').renameTo('audit').execute();
    const reference = await applications.submit(application);
    expect(await applications.readResumeFile(String(reference).toLowerCase())).toEqual({
      client_name: 'cv.pdf',
      type: 'pdf',
      bytes,
    });
  });

  it('writes few pages when an upload is claimed, however large the upload is', async () => {
    const { id } = await openingRepository(database.db).add(opening, { actor });
    const { stored_name } = await resumeRepository(database.db).store({
      client_name: 'cv.pdf',
      type: 'pdf',
      bytes: Buffer.alloc(3_000_000, 1),
      opening_id: id,
    });
    await checkpointWal(database.db);
    await applicationRepository(database.db).submit({
      ...mapFields(APPLICATION_COLUMNS, () => ''),
      opening_id: id,
      job_role: 'Engineer',
      resumefile: stored_name,
    });
    expect(statSync(join(dataDir, 'site.db-wal')).size).toBeLessThan(200_000);
  });

  it('locks a data folder for one server until the lock is released', () => {
    const lock = acquireServerLock(dataDir);
    expect(() => acquireServerLock(dataDir)).toThrow('Another server process is already running');
    const other = acquireLock(dataDir, { name: 'other', waitMs: 0 });
    expect(other).toBeDefined();
    other?.release();
    lock.release();
    acquireServerLock(dataDir).release();
  });

  it('can be opened for the first time by several processes at once', async () => {
    const newDir = join(dataDir, 'deep', 'fresh');
    const module = JSON.stringify(resolve('src/server/platform/database/openDatabase.ts'));
    const script = `import { openDatabase } from ${module};
      const { close } = await openDatabase({ dataDir: ${JSON.stringify(newDir)} }); await close();`;
    const processes = Array.from({ length: 4 }, () =>
      spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' }),
    );
    const codes = await Promise.all(processes.map((child) => once(child, 'close')));
    expect(codes.map(([code]: unknown[]) => code)).toEqual([0, 0, 0, 0]);
  });
});

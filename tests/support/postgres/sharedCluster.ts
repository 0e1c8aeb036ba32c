import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../../../src/server/platform/database/openDatabase.ts';
import { makeCluster, startCluster } from './cluster.ts';
import { RUN_FOLDER_VARIABLE, RUNNING_FILE, type Running } from './runFolder.ts';

const TEMPLATE = 'site_test_template';
const START_TIMEOUT_MS = 60_000;

/** Returns the URL of another database of the same server. */
export const withDatabase = (url: string, name: string): string => {
  const databaseUrl = new URL(url);
  databaseUrl.pathname = `/${encodeURIComponent(name)}`;
  return databaseUrl.href;
};

/** Runs one or more statements on a database, and returns the rows of the last one. */
export const runSql = async <Row>(url: string, text: string): Promise<Row[]> => {
  const client = new pg.Client({ connectionString: url, types: TYPES });
  await client.connect();
  try {
    // The caller knows the columns of its query. Several statements return a list, unlike in the driver's types.
    const result: unknown = await client.query(text);
    return [result as { rows: Row[] } | { rows: Row[] }[]].flat().at(-1)?.rows ?? [];
  } finally {
    await client.end();
  }
};

const INT8 = 20;
const TYPES = {
  getTypeParser: (id: number) => (id === INT8 ? Number : pg.types.getTypeParser(id)),
};

/** Creates the template that the databases of the tests are copied from. */
const makeTemplate = async (url: string): Promise<void> => {
  await runSql(url, `drop database if exists ${TEMPLATE}`);
  await runSql(url, `create database ${TEMPLATE}`);
  const { close } = await openDatabase({ dataDir: '/nonexistent', databaseUrl: withDatabase(url, TEMPLATE) });
  await close();
};

const start = async (folder: string): Promise<Running> => {
  const runningUrl = process.env['TEST_DATABASE_URL'];
  if (runningUrl) return { url: runningUrl, pid: 0 };
  const data = join(folder, 'cluster');
  makeCluster(data);
  const { url, process: child } = await startCluster(data);
  return { url, pid: child.pid ?? 0 };
};

/** Returns the PostgreSQL of this test run. The first test that needs it starts it. */
export const sharedCluster = async (): Promise<Running> => {
  const folder = process.env[RUN_FOLDER_VARIABLE];
  if (!folder) throw new Error('Tests on PostgreSQL are run by jest');
  const file = join(folder, RUNNING_FILE);
  try {
    mkdirSync(join(folder, 'starting'));
    const running = await start(folder);
    await makeTemplate(running.url);
    writeFileSync(`${file}.part`, JSON.stringify(running));
    renameSync(`${file}.part`, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!existsSync(file)) {
    if (Date.now() > deadline) throw new Error('Another test did not start PostgreSQL in time');
    await new Promise((done) => setTimeout(done, 20));
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Running;
};

/** Returns the URL of the database with this name. Creates it if necessary, with all tables and no rows. */
export const findOrCreateDatabase = async (name: string): Promise<string> => {
  const { url } = await sharedCluster();
  const found = await runSql(url, `select 1 from pg_database where datname = '${name}'`);
  if (found.length === 0) await runSql(url, `create database "${name}" template ${TEMPLATE}`);
  return withDatabase(url, name);
};

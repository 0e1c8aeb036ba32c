import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
// webpack bundles the file of a Worker only if its class comes from 'worker_threads', without 'node:'.
import { Worker } from 'worker_threads';
import { ThreadError } from '../process/threadFailure.ts';
import type { ReaderQuery, ReaderReply } from './readerThread.ts';
import type { Tables } from './tables.ts';

interface Waiting {
  resolve: (rows: unknown[]) => void;
  reject: (error: Error) => void;
}

/** Starts the thread, as better-sqlite3's documentation shows for slow queries. */
const startThread = (file: string, onEnd: () => void) => {
  const worker = new Worker(/* webpackChunkName: "reader" */ new URL('./readerThread.ts', import.meta.url), {
    workerData: file,
  });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  worker.unref();
  worker.on('message', (reply: ReaderReply) => {
    const query = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('rows' in reply) query?.resolve(reply.rows);
    else query?.reject(new ThreadError(reply));
    if (waiting.size === 0) worker.unref();
  });
  let cause = new Error('The reader was closed');
  worker.on('error', (error: Error) => (cause = error));
  worker.on('exit', () => {
    for (const { reject } of waiting.values()) reject(cause);
    waiting.clear();
    onEnd();
  });
  return {
    run: (query: Omit<ReaderQuery, 'id'>): Promise<unknown[]> =>
      new Promise((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        // The process must not end before the result has arrived.
        worker.ref();
        worker.postMessage({ id: lastId, ...query } satisfies ReaderQuery);
      }),
    stop: async () => {
      await worker.terminate();
    },
  };
};

const refuse = async (): Promise<never> => {
  throw new Error('The reader has no transactions');
};

const makeDriver = (file: string): Driver => {
  let thread: ReturnType<typeof startThread> | undefined;
  const connection: DatabaseConnection = {
    executeQuery: async <Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> => {
      thread ??= startThread(file, () => (thread = undefined));
      // The caller knows the columns of its query.
      return { rows: (await thread.run({ sql, parameters })) as Row[] };
    },
    streamQuery: () => {
      throw new Error('The reader has no streams');
    },
  };
  return {
    init: async () => undefined,
    acquireConnection: async () => connection,
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    releaseConnection: async () => undefined,
    destroy: async () => {
      await thread?.stop();
    },
  };
};

/**
 * Opens an SQLite file for long queries: a thread runs them, so that the thread that serves pages waits for none of
 * them. It starts with the first query.
 */
export const openReader = (file: string): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => makeDriver(file),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });

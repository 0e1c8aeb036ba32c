import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { fakeDist } from '../server/fakeDist.ts';
import { reservePort } from '../support/reservePort.ts';
import { startNginx } from '../support/nginx.ts';
import { startOwnCluster } from '../support/postgres/ownCluster.ts';
import { freshDir, queryDatabase, startServer, type TestServer } from '../support/server.ts';
import { nginxConnection, directConnection, type Connection } from './client.ts';

/** The server or servers that a run sends to. */
export interface Target {
  /** The connection of a visitor. */
  connect: (visitor: number) => Connection;
  /** Direct connections to the processes, without nginx. */
  connections: readonly Connection[];
  /** Kills one of the processes with SIGKILL and starts it again; in some cycles also the database. */
  kill: (cycle: number) => Promise<void>;
  /** Queries the database, also after `stop`. */
  query: <Row>(sql: string) => Promise<Row[]>;
  stop: () => Promise<void>;
  remove: () => Promise<void>;
}

/** A server under load takes longer to start. */
const START_TIMEOUT_MS = 60_000;
const SILENT_LOG = { LOG_LEVEL: 'silent' };

const startOneServer = async (): Promise<Target> => {
  // Each visitor has their own IP address, because concurrent uploads per client are limited.
  const server = await startServer({ ...SILENT_LOG, TRUST_PROXY: '1' }, START_TIMEOUT_MS);
  const connect = (visitor: number) => directConnection(() => server.url, `10.0.0.${visitor}`);
  return {
    connect,
    // Two connections, to send a submission twice at the same time.
    connections: [connect(200), connect(201)],
    kill: () => server.restart('SIGKILL'),
    query: async (sql) => queryDatabase(server.dataDir, sql),
    stop: async () => void (await server.stop()),
    remove: async () => undefined,
  };
};

const startBehindNginx = async (processes: number): Promise<Target> => {
  const cluster = await startOwnCluster();
  const DIST_DIR = fakeDist();
  const commonSettings = { ...SILENT_LOG, DIST_DIR, DATABASE_URL: cluster.url, TRUST_PROXY: '1' };
  const ports: string[] = [];
  while (ports.length < processes) ports.push(String(await reservePort()));
  const servers: TestServer[] = await Promise.all(
    ports.map((PORT) => startServer({ ...commonSettings, PORT }, START_TIMEOUT_MS)),
  );
  const nginx = await startNginx({ ports, site: join(DIST_DIR, 'site'), previous: freshDir() });
  const restartDatabase = async (): Promise<void> => {
    // Like `pg_ctl restart -m immediate`.
    await cluster.stop('SIGQUIT');
    await cluster.start();
  };
  return {
    connect: (visitor) => nginxConnection({ port: nginx.https, localAddress: `127.0.0.${visitor + 10}` }),
    connections: servers.map((server) => directConnection(() => server.url)),
    kill: async (cycle) => {
      const server = servers[randomInt(processes)];
      const includesDatabase = cycle % 3 === 1;
      await Promise.all([server?.stop('SIGKILL'), includesDatabase && restartDatabase()]);
      await server?.restart();
      if (cycle % 3 === 2) await restartDatabase();
    },
    query: (sql) => cluster.query(sql),
    stop: async () => {
      await nginx.stop();
      await Promise.all(servers.map((server) => server.stop()));
    },
    remove: () => cluster.remove(),
  };
};

/** One server, or several processes on one PostgreSQL behind nginx. */
export const startTarget = (processes: number): Promise<Target> =>
  processes === 1 ? startOneServer() : startBehindNginx(processes);

import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { fakeDist } from '../server/fakeDist.ts';
import { databaseUrlOf } from '../support/engine.ts';
import { freePort } from '../support/freePort.ts';
import { startNginx } from '../support/nginx.ts';
import { freshDir, startServer, type TestServer } from '../support/server.ts';
import { doorThrough, doorTo, type Door } from './client.ts';

/** What the visitors of a run send to. */
export interface Grounds {
  /** Stands for the database (tests/support/engine.ts). */
  dataDir: string;
  /** How this visitor comes in. */
  doorOf: (visitor: number) => Door;
  /** Each process, past nginx. */
  doors: readonly Door[];
  /** SIGKILL to one of the processes, which is then started again. */
  kill: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Under load, and beside others, it takes longer to start. */
const START_MS = 60_000;
const QUIET = { LOG_LEVEL: 'silent' };

const aServer = async (): Promise<Grounds> => {
  // Each visitor has an address of their own: one client has a limit of uploads at once.
  const server = await startServer({ ...QUIET, TRUST_PROXY: '1' }, START_MS);
  const doorOf = (visitor: number) => doorTo(() => server.url, `10.0.0.${visitor}`);
  return {
    dataDir: server.dataDir,
    doorOf,
    // Two connections.
    doors: [doorOf(200), doorOf(201)],
    kill: () => server.restart('SIGKILL'),
    stop: async () => void (await server.stop()),
  };
};

const behindNginx = async (processes: number): Promise<Grounds> => {
  const dataDir = freshDir();
  const DIST_DIR = fakeDist();
  const common = { ...QUIET, DIST_DIR, DATABASE_URL: databaseUrlOf(dataDir), TRUST_PROXY: '1' };
  const ports: string[] = [];
  while (ports.length < processes) ports.push(String(await freePort()));
  const servers: TestServer[] = await Promise.all(
    ports.map((PORT) => startServer({ ...common, PORT }, START_MS)),
  );
  const nginx = await startNginx({ ports, site: join(DIST_DIR, 'site'), before: freshDir() });
  return {
    dataDir,
    doorOf: (visitor) => doorThrough({ port: nginx.https, localAddress: `127.0.0.${visitor + 10}` }),
    doors: servers.map((server) => doorTo(() => server.url)),
    kill: async () => servers[randomInt(processes)]?.restart('SIGKILL'),
    stop: async () => {
      await nginx.stop();
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
};

/** One server, or several processes on one PostgreSQL behind nginx. */
export const startGrounds = (processes: number): Promise<Grounds> =>
  processes === 1 ? aServer() : behindNginx(processes);

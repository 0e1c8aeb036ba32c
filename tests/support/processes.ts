import { randomUUID } from 'node:crypto';
import { askPostgres } from './postgres/askPostgres.ts';
import { freePort } from './freePort.ts';
import { startServer, type TestServer } from './server.ts';

/** Under load it takes longer to start. */
const PATIENCE_MS = 40_000;

export interface Processes {
  servers: readonly TestServer[];
  databaseUrl: string;
  query: <Row>(text: string) => Row[];
  stop: () => Promise<void>;
}

/** Starts servers on one database of PostgreSQL, an empty one, all at the same moment, each at a port that it keeps. */
export const startProcesses = async (count: number, env: Record<string, string> = {}): Promise<Processes> => {
  const name = `processes-${randomUUID()}`;
  const { url: databaseUrl } = askPostgres({
    name,
    text: 'drop schema public cascade; create schema public',
  });
  const ports: number[] = [];
  for (let at = 0; at < count; at += 1) ports.push(await freePort());
  const servers = await Promise.all(
    ports.map((port) => startServer({ DATABASE_URL: databaseUrl, PORT: String(port), ...env }, PATIENCE_MS)),
  );
  return {
    servers,
    databaseUrl,
    // The caller says what its query selects.
    query: <Row>(text: string) => askPostgres({ name, text }).rows as Row[],
    stop: async () => {
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
};

import { randomUUID } from 'node:crypto';
import { queryPostgres } from './postgres/queryPostgres.ts';
import { reservePort } from './reservePort.ts';
import { startServer, type TestServer } from './server.ts';

/** Starting takes longer under load. */
const START_TIMEOUT_MS = 40_000;

export interface Processes {
  servers: readonly TestServer[];
  databaseUrl: string;
  query: <Row>(text: string) => Row[];
  stop: () => Promise<void>;
}

/**
 * Starts servers together on one empty PostgreSQL database, on ports chosen in advance. `firstEnv` is for the first
 * one.
 */
export const startProcesses = async (
  count: number,
  env: Record<string, string> = {},
  firstEnv: Record<string, string> = {},
): Promise<Processes> => {
  const name = `processes-${randomUUID()}`;
  const { url: databaseUrl } = queryPostgres({
    name,
    text: 'drop schema public cascade; create schema public',
  });
  const ports: number[] = [];
  for (let index = 0; index < count; index += 1) ports.push(await reservePort());
  const servers = await Promise.all(
    ports.map((port, index) =>
      startServer(
        { DATABASE_URL: databaseUrl, PORT: String(port), ...env, ...(index === 0 && firstEnv) },
        START_TIMEOUT_MS,
      ),
    ),
  );
  return {
    servers,
    databaseUrl,
    // The caller knows the columns of its query.
    query: <Row>(text: string) => queryPostgres({ name, text }).rows as Row[],
    stop: async () => {
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
};

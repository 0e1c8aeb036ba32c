import type { TestServer } from '../../support/server.ts';
import { measurementOf, type Measurement } from '../measurement.ts';
import { openConnection } from '../submit/connection.ts';
import { processorMs } from '../submit/processorMs.ts';

interface Load {
  name: string;
  servers: readonly TestServer[];
  /** In all; each belongs to one process, as nginx sends a client to one. */
  connections: number;
  requests: readonly Buffer[];
}

export interface Loaded {
  measurement: Measurement;
  answers: string[];
  /** Processor time of all processes together, by request. */
  costMs: number;
}

/** Sends all requests to all processes, each as soon as a connection is free. */
export const loadAll = async ({ name, servers, connections, requests }: Load): Promise<Loaded> => {
  const opened = await Promise.all(
    Array.from({ length: connections }, (_, at) => openConnection(servers[at % servers.length]?.url ?? '')),
  );
  const usedMs = () => servers.reduce((sum, { pid }) => sum + processorMs(pid), 0);
  const usedBefore = usedMs();
  const times: number[] = [];
  const answers: string[] = [];
  let next = 0;
  const startedAt = performance.now();
  await Promise.all(
    opened.map(async (connection) => {
      for (let at = next++; at < requests.length; at = next++) {
        const before = performance.now();
        answers[at] = await connection.ask(requests[at] ?? Buffer.alloc(0));
        times.push(performance.now() - before);
      }
    }),
  );
  const wallMs = performance.now() - startedAt;
  const costMs = (usedMs() - usedBefore) / requests.length;
  for (const connection of opened) connection.close();
  return { measurement: measurementOf(name, { times, wallMs }), answers, costMs };
};

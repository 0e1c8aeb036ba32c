import { measurementOf, type Measurement } from '../measurement.ts';
import { openConnection } from './connection.ts';

interface Load {
  name: string;
  address: string;
  connections: number;
  /** Requests, made before the clock runs. */
  requests: readonly Buffer[];
}

export interface Loaded {
  measurement: Measurement;
  /** Bodies, in the order of the requests. */
  answers: string[];
}

/** Sends all requests over so many connections, each as soon as its connection is free. */
export const load = async ({ name, address, connections, requests }: Load): Promise<Loaded> => {
  const opened = await Promise.all(Array.from({ length: connections }, () => openConnection(address)));
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
  for (const connection of opened) connection.close();
  return { measurement: measurementOf(name, { times, wallMs }), answers };
};

import { doorTo } from '../faults/door.ts';
import type { Entry } from '../faults/ledger.ts';
import { visit, type Persist } from '../faults/visit.ts';
import type { TestServer } from '../support/server.ts';
import { watchMemory } from './memory.ts';

export interface Mixed {
  entries: Entry[];
  reads: number;
  /** Megabytes, in the order of time. */
  memory: number[];
  faults: string[];
}

const READ = ['/', '/careers', '/career.php', '/career-details/1', '/contact_us', '/healthz'];

/** Visitors who read and others who send, for so long; everything has to be taken. */
export const mixed = async (
  server: TestServer,
  { ms, senders, readers, mostBytes }: { ms: number; senders: number; readers: number; mostBytes: number },
): Promise<Mixed> => {
  const ledger: Entry[] = [];
  const faults: string[] = [];
  let reads = 0;
  const until = performance.now() + ms;
  const isOn = () => performance.now() < until;
  const stopWatching = watchMemory(server.pid, Math.max(200, ms / 200));
  const door = doorTo(() => server.url);
  const persist: Persist = (attempt) =>
    attempt(door).catch((error: unknown) => {
      faults.push(String(error));
      return undefined;
    });
  const sender = async () => {
    while (isOn()) await visit({ ledger, persist, mostBytes });
  };
  const reader = async (from: number) => {
    for (let at = from; isOn(); at += 1) {
      await persist(async () => {
        const answer = await fetch(server.url + (READ[at % READ.length] ?? '/'));
        await answer.arrayBuffer();
        reads += 1;
        if (answer.status !== 200) throw new Error(`${answer.url}: ${answer.status}`);
        return '';
      });
    }
  };
  await Promise.all([
    ...Array.from({ length: senders }, sender),
    ...Array.from({ length: readers }, (_, at) => reader(at)),
  ]);
  return { entries: ledger, reads, memory: stopWatching(), faults };
};

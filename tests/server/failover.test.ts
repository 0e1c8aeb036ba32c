import { randomUUID } from 'node:crypto';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';
import { startOwnCluster } from '../support/postgres/ownCluster.ts';
import { hasPgbouncer, startPgbouncer } from '../support/postgres/pgbouncer.ts';
import { startReplica } from '../support/postgres/replica.ts';
import { makeServerStarter } from '../support/staff.ts';
import { makeApplication, fetchFrom, makePdfForm, post, upload } from './client.ts';

interface Pointer {
  /** The database's URL, whichever server is behind it. */
  url: string;
  pointTo: (url: string) => void;
  stop: () => Promise<void>;
}

/** An address that another server can take over, which then resets the connections of the former one. */
const startMovingAddress = async (url: string): Promise<Pointer> => {
  let port = Number(new URL(url).port);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const target = connect(port, '127.0.0.1');
    for (const [socket, other] of [
      [client, target],
      [target, client],
    ] as const) {
      sockets.add(socket);
      socket.pipe(other);
      socket.on('error', () => other.destroy()).on('close', () => sockets.delete(socket));
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const moving = new URL(url);
  moving.port = String((server.address() as AddressInfo).port);
  const reset = () => sockets.forEach((socket) => socket.destroy());
  return {
    url: moving.href,
    pointTo: (newUrl) => {
      port = Number(new URL(newUrl).port);
      reset();
    },
    stop: async () => {
      reset();
      server.close();
      await once(server, 'close');
    },
  };
};

const CLIENTS = 4;
/** Until somebody or a program has noticed that the primary is gone. */
const NOTICED_MS = 3000;
/** Until submissions are stored again, from the moment that the replica is at the address. */
const MAX_REFUSED_MS = 6000;
const MAX_WAIT_MS = 60_000;
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
const waitFor = async (isTrue: () => boolean) => {
  const end = performance.now() + MAX_WAIT_MS;
  while (!isTrue() && performance.now() < end) await wait(20);
};

const ways: readonly (readonly [name: string, start: (url: string) => Promise<Pointer>])[] = [
  ['an address that moves to it', startMovingAddress],
  ...(hasPgbouncer()
    ? [['pgbouncer, pointed to it', (url: string) => startPgbouncer(url, 'session')] as const]
    : []),
];

describe('a replica that is promoted under load', () => {
  const startServer = makeServerStarter();
  const cleanUps: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
  });

  it.each(ways)(
    'takes over by %s: nothing acknowledged is lost, without a restart',
    async (_, start) => {
      const primary = await startOwnCluster();
      cleanUps.push(primary.remove);
      const replica = await startReplica(primary);
      cleanUps.push(replica.remove);
      const pointer = await start(primary.url);
      cleanUps.push(pointer.stop);
      const server = await startServer({ DATABASE_URL: pointer.url });

      const acknowledged: { reference: string; at: number }[] = [];
      const statuses = new Map<number, number>();
      let isApplying = true;
      const applyAgainAndAgain = async () => {
        while (isApplying) {
          const uploaded = await upload(server, makePdfForm());
          const body = makeApplication({ resumefile: uploaded.json['filename'] });
          const { status, json } =
            uploaded.status === 200 ? await post(server, '/career-form.php', body, randomUUID()) : uploaded;
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          if (status === 200)
            acknowledged.push({ reference: String(json['reference']), at: performance.now() });
          else await wait(100);
        }
      };
      const clients = Array.from({ length: CLIENTS }, applyAgainAndAgain);
      await waitFor(() => acknowledged.length >= 10);
      await primary.stop('SIGKILL');
      await wait(NOTICED_MS);
      await replica.promote();
      pointer.pointTo(replica.url);
      const movedAt = performance.now();
      const findFirst = () => acknowledged.find(({ at }) => at > movedAt);
      await waitFor(() => findFirst() !== undefined);
      const refusedMs = (findFirst()?.at ?? Infinity) - movedAt;
      await wait(1000);
      isApplying = false;
      await Promise.all(clients);
      expect(refusedMs).toBeLessThan(MAX_REFUSED_MS);
      expect([...statuses.keys()].toSorted()).toEqual([200, 503]);

      const rows = await replica.query<{ reference: string }>('select reference from applications');
      const stored = new Set(rows.map(({ reference }) => reference));
      expect(acknowledged.filter(({ reference }) => !stored.has(reference))).toEqual([]);
      expect((await fetchFrom(server, '/readyz')).status).toBe(200);
      expect(await server.stop()).toBe(0);
    },
    180_000,
  );
});

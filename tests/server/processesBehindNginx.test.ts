import { setTimeout as wait } from 'node:timers/promises';
import { join } from 'node:path';
import { checkNginx, startNginx, type Nginx } from '../support/nginx.ts';
import { startProcesses, type Processes } from '../support/processes.ts';
import { freshDir } from '../support/server.ts';
import { makeVisitor } from '../support/visitor.ts';
import { uploadDuringShutdown } from './uploadDuringShutdown.ts';
import { fakeDist } from './fakeDist.ts';

const MINUTE_MS = 60_000;
const VISITORS = 6;
const MIN_PAGES = 100;

const skipReason = checkNginx();
if (skipReason) process.stdout.write(`Several processes behind nginx are not tested: ${skipReason}\n`);

interface Visits {
  /** References by the applicants' email addresses. */
  acknowledged: Map<string, string>;
  pages: number;
  failures: string[];
}

(skipReason ? describe.skip : describe)('three processes behind nginx, under load', () => {
  let processes: Processes;
  let nginx: Nginx;
  beforeAll(async () => {
    const DIST_DIR = fakeDist();
    processes = await startProcesses(3, { DIST_DIR, TRUST_PROXY: '1', RATE_LIMIT_MESSAGES: '2' });
    nginx = await startNginx({
      ports: processes.servers.map(({ url }) => new URL(url).port),
      site: join(DIST_DIR, 'site'),
      previous: freshDir(),
    });
  }, 3 * MINUTE_MS);
  afterAll(async () => {
    await nginx.stop();
    await processes.stop();
  });

  /** Visitors view pages and apply, one after the other, while `act` runs. */
  const visitDuring = async (phase: string, act: (visits: Visits) => Promise<void>): Promise<Visits> => {
    const visits: Visits = { acknowledged: new Map(), pages: 0, failures: [] };
    let isOver = false;
    const visit = async (index: number): Promise<void> => {
      const visitor = makeVisitor(nginx.https, `127.0.0.${index + 10}`);
      for (let turn = 0; !isOver; turn += 1) {
        // nginx does not cache those with a query.
        for (const path of ['/careers', '/career.php', '/career.php?limit=1', '/search?q=network']) {
          const { status } = await visitor.send(path);
          expect([path, status]).toEqual([path, 200]);
          visits.pages += 1;
        }
        const email = `${phase}-${index}-${turn}@example.com`;
        visits.acknowledged.set(email, await visitor.apply(email));
        await wait(200);
      }
      visits.failures.push(...visitor.failures);
      visitor.disconnect();
    };
    const visiting = Promise.all(Array.from({ length: VISITORS }, (_, index) => visit(index)));
    try {
      await Promise.race([act(visits), visiting]);
    } finally {
      isOver = true;
    }
    await visiting;
    return visits;
  };

  const expectEachOnce = (phase: string, { acknowledged }: Visits): void => {
    const stored = processes.query<{ email: string; reference: string }>(
      `select email, reference from applications where email like '${phase}-%' order by id`,
    );
    expect(stored).toHaveLength(acknowledged.size);
    expect(new Map(stored.map(({ email, reference }) => [email, reference]))).toEqual(acknowledged);
  };

  it(
    'are restarted one after the other without a failed request',
    async () => {
      const responses: string[] = [];
      const visits = await visitDuring('rolling', async (current) => {
        // Repeats until many requests were affected, on fast and slow machines.
        do {
          for (const server of processes.servers)
            responses.push(await uploadDuringShutdown(server, () => server.restart()));
        } while (current.pages <= MIN_PAGES);
      });
      // nginx usually retries a closed connection on another process, unnoticed. So this checks that the processes
      // announce the close.
      for (const response of responses)
        expect(response).toMatch(/\r\n\r\nHTTP\/1\.1 200 [^]*\r\nconnection: close\r\n/i);
      expect(visits.failures).toEqual([]);
      expectEachOnce('rolling', visits);
    },
    3 * MINUTE_MS,
  );

  it('count a client’s requests like one process', async () => {
    const visitor = makeVisitor(nginx.https, '127.0.0.99');
    const statuses: number[] = [];
    for (let index = 0; index < 4; index += 1) {
      const { status } = await visitor.send('/api/v1.0/email/send', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: Buffer.from('{}'),
      });
      statuses.push(status);
    }
    visitor.disconnect();
    expect(statuses).toEqual([400, 400, 429, 429]);
  });
});

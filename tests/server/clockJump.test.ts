import { countStored, queryDatabase } from '../support/server.ts';
import { shiftedClock } from '../support/shiftedClock.ts';
import { until } from '../support/smtp.ts';
import { runHere, serversOfTests } from '../support/staff.ts';
import { applied, ask } from './apply.ts';
import { changeDatabase } from './changeDatabase.ts';
import { countMessages, ids, messageWith } from './message.ts';
import { asJson } from './messageWays.ts';

const DAY = 86_400_000;
const SLOW_MS = 120_000;

const dayFromNow = (days: number) => new Date(Date.now() + days * DAY).toISOString();

describe('a server whose clock jumps', () => {
  const startServer = serversOfTests();
  const clock = shiftedClock();

  /** With an application, a message, an opening that closes in a month and one that is published then. */
  const start = async () => {
    clock.shift(0);
    const server = await startServer(clock.env);
    await applied(server, {});
    await asJson(server, ids, messageWith());
    changeDatabase(
      server.dataDir,
      `update openings set closing_date = '${dayFromNow(30).slice(0, 10)}' where id = 2;
       update openings set publish_at = '${dayFromNow(30)}' where id = 3`,
    );
    return server;
  };
  type Server = Awaited<ReturnType<typeof start>>;
  const open = async (server: Server) =>
    (JSON.parse((await ask(server, '/career.php')).text) as { id: number }[])
      .map(({ id }) => id)
      .toSorted((one, other) => one - other);
  const health = async (server: Server) => {
    const { status, json } = await ask(server, '/healthz');
    return [status, json['clock']];
  };
  const untilRetention = (server: Server) =>
    until(() => server.output().stderr.includes('nothing was purged'), 'the retention');
  const held = (server: Server) => [countStored(server.dataDir), countMessages(server)];

  it.each([400, -400])(
    'by %i days, while it runs and over a stop, deletes, closes and publishes nothing, and says so',
    async (days) => {
      const server = await start();
      const before = held(server);
      expect(await open(server)).toEqual([1, 2, 4]);
      expect(await health(server)).toEqual([200, 'ok']);
      clock.shift(days * DAY);
      expect(await open(server)).toEqual([1, 2, 4]);
      expect(await health(server)).toEqual([200, 'in doubt']);
      await server.restart();
      expect(server.output().stdout).toMatch(/^The clock of this machine says .* UTC; .*trust-clock\n/);
      await untilRetention(server);
      expect(await open(server)).toEqual([1, 2, 4]);
      expect(held(server)).toEqual(before);

      clock.shift(0);
      await server.restart();
      expect(server.output().stdout).not.toContain('The clock of this machine');
      expect(held(server)).toEqual(before);
    },
    SLOW_MS,
  );

  it(
    'goes by it when staff say that it is right, and asks before it deletes',
    async () => {
      const server = await start();
      // As if the clock had been believed when the machine ran 40 days less.
      const [row] = queryDatabase<{ value: string }>(
        server.dataDir,
        "select value from meta where key = 'clock'",
      );
      await server.stop();
      const mark = JSON.parse(row?.value ?? '{}') as { wall: number };
      mark.wall -= 40 * DAY;
      changeDatabase(server.dataDir, `update meta set value = '${JSON.stringify(mark)}' where key = 'clock'`);
      const doctor = await runHere(['doctor'], server.dataDir);
      expect(doctor.stdout).toMatch(/DO {4}The clock of this machine says .*\n.*\.\/staff trust-clock/);
      expect(await runHere(['purge', '--yes'], server.dataDir)).toMatchObject({ code: 1 });
      expect((await runHere(['trust-clock'], server.dataDir)).code).toBe(1);
      expect((await runHere(['trust-clock'], server.dataDir, { answers: ['yes'] })).code).toBe(0);
      expect((await runHere(['doctor'], server.dataDir)).stdout).toContain('The clock goes on from where');

      changeDatabase(server.dataDir, "update applications set delete_after = '2001-01-01T00:00:00.000Z'");
      const purge = await runHere(['purge'], server.dataDir, { answers: ['yes'] });
      expect([purge.code, purge.stdout]).toEqual([0, 'Deleted: applications 1, messages 0\n']);
      expect((await runHere(['purge'], server.dataDir)).stdout).toBe(
        'Nothing is over: nothing was deleted\n',
      );
    },
    SLOW_MS,
  );
});

import { killCycles } from '../kills/killCycles.ts';
import type { KillReport } from '../kills/ledger.ts';
import { noNginx } from '../support/nginx.ts';

const CYCLES = 20;
/** Each is slower: another process takes over, and nginx asks the killed one again after two seconds. */
const CYCLES_BEHIND_NGINX = 9;

const expectEachOnce = (report: KillReport, cycles: number): void => {
  process.stdout.write(
    `${cycles} kills: ${report.applications} applications and ${report.messages} messages acknowledged, ` +
      `${report.unanswered} lost answers, ${report.sentTwice} sent twice at once\n`,
  );
  expect(report).toMatchObject({ refused: [], differing: [], lost: [], doubled: [], changed: [] });
  // Else it was not under load, and nothing has been shown.
  expect(report.applications).toBeGreaterThan(cycles);
  expect(report.messages).toBeGreaterThan(cycles / 2);
  expect(report.unanswered).toBeGreaterThan(cycles / 2);
  expect(report.sentTwice).toBeGreaterThan(cycles / 2);
};

describe('a server that is killed at random under load', () => {
  it('has everything it has acknowledged exactly once and unchanged', async () => {
    expectEachOnce(await killCycles({ cycles: CYCLES }), CYCLES);
  }, 300_000);
});

const missing = noNginx();
if (missing) process.stdout.write(`Kills behind nginx are not tried: ${missing}\n`);

(missing ? describe.skip : describe)(
  'one of three processes that is killed, and their database as well',
  () => {
    it('loses and doubles none of hundreds of applications', async () => {
      const report = await killCycles({ cycles: CYCLES_BEHIND_NGINX, processes: 3, mostAnswers: 400 });
      expectEachOnce(report, CYCLES_BEHIND_NGINX);
      expect(report.applications).toBeGreaterThan(300);
    }, 300_000);
  },
);

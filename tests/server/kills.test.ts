import { killCycles } from '../kills/killCycles.ts';
import type { KillReport } from '../kills/ledger.ts';
import { checkNginx } from '../support/nginx.ts';

const CYCLES = 20;
/** Fewer, because each takes longer: another process takes over, and nginx retries the killed one after two seconds. */
const CYCLES_BEHIND_NGINX = 9;

const expectEachOnce = (report: KillReport, cycles: number): void => {
  process.stdout.write(
    `${cycles} kills: ${report.applications} applications and ${report.messages} messages acknowledged, ` +
      `${report.unanswered} lost responses, ${report.sentTwice} sent twice at once\n`,
  );
  expect(report).toMatchObject({ refused: [], differing: [], lost: [], duplicated: [], changed: [] });
  // Otherwise the server was not under load, and the test proves nothing.
  expect(report.applications).toBeGreaterThan(cycles);
  expect(report.messages).toBeGreaterThan(cycles / 2);
  expect(report.unanswered).toBeGreaterThan(cycles / 2);
  expect(report.sentTwice).toBeGreaterThan(cycles / 2);
};

describe('a server that is killed at random under load', () => {
  it('has stored everything it acknowledged exactly once and unchanged', async () => {
    expectEachOnce(await killCycles({ cycles: CYCLES }), CYCLES);
  }, 300_000);
});

const skipReason = checkNginx();
if (skipReason) process.stdout.write(`Kills behind nginx are not tested: ${skipReason}\n`);

(skipReason ? describe.skip : describe)(
  'three processes of which one is killed, sometimes with their database',
  () => {
    it('lose and duplicate none of hundreds of applications', async () => {
      const report = await killCycles({ cycles: CYCLES_BEHIND_NGINX, processes: 3, maxResponses: 400 });
      expectEachOnce(report, CYCLES_BEHIND_NGINX);
      expect(report.applications).toBeGreaterThan(300);
    }, 300_000);
  },
);

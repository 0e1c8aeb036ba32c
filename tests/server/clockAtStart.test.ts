import { startServer } from '../support/server.ts';
import { makeShiftedClock } from '../support/shiftedClock.ts';
import { until } from '../support/smtp.ts';
import { runProgram } from '../support/staff.ts';
import { uploadPdf } from './client.ts';

const TWO_DAYS = 2 * 86_400_000;

describe('a server that starts with a clock more than a day from the newest stored time', () => {
  it('deletes nothing by age until staff confirm the clock', async () => {
    const clock = makeShiftedClock();
    const server = await startServer(clock.env);
    await uploadPdf(server);
    clock.shift(TWO_DAYS);
    await server.restart();
    expect(server.output().stdout).toContain('no expired data is deleted');
    await until(() => server.output().stderr.includes('nothing was purged'), 'the retention');
    expect((await runProgram(['doctor'], server)).stdout).toContain('./staff purge --yes');
    const purged = await runProgram(['purge', '--yes'], server);
    expect(purged.code).toBe(0);
    expect((await runProgram(['doctor'], server)).stdout).not.toMatch(/clock/i);
    await server.stop();
  });
});

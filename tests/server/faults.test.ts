import { killCycles } from '../faults/killCycles.ts';

const CYCLES = 50;

describe('a server that is killed at random under load', () => {
  it('has everything it has acknowledged exactly once and unchanged', async () => {
    const report = await killCycles({ cycles: CYCLES });
    expect(report).toMatchObject({ refused: [], lost: [], doubled: [], changed: [] });
    // Else it was not under load, and nothing has been shown.
    expect(report.applications).toBeGreaterThan(CYCLES);
    expect(report.messages).toBeGreaterThan(CYCLES / 2);
    expect(report.unanswered).toBeGreaterThan(CYCLES);
  }, 300_000);
});

import { add, flakyTests, jestTotals, noTests, playwrightTotals, totalLine } from './testTotals.ts';

describe('the totals of all runners', () => {
  it('count a test file that could not be run as failed', () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 1,
      numPendingTests: 1,
      numTodoTests: 1,
      numRuntimeErrorTestSuites: 2,
    };
    expect(jestTotals(report)).toEqual({ passed: 3, failed: 3, skipped: 2 });
  });

  it('count an error outside of tests as failed', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 0, skipped: 0 };
    const report = { stats, errors: ['no server'], suites: [] };
    expect(playwrightTotals(report)).toEqual({ passed: 4, failed: 2, skipped: 0 });
  });

  it('name each journey that passed only at the second try', () => {
    const spec = (title: string, status: string) => ({ title, file: 'menu.spec.ts', tests: [{ status }] });
    const inner = { specs: [spec('opens', 'flaky'), spec('closes', 'expected')] };
    const report = {
      stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 0 },
      errors: [],
      suites: [{ specs: [], suites: [inner] }],
    };
    expect(flakyTests(report)).toEqual(['menu.spec.ts: opens']);
    expect(playwrightTotals(report)).toEqual({ passed: 2, failed: 0, skipped: 0 });
  });

  it('end in one line, which names skipped tests where there are any', () => {
    const all = add({ passed: 2, failed: 0, skipped: 0 }, { passed: 3, failed: 1, skipped: 0 });
    expect(totalLine(all)).toBe('5 passed, 1 failed');
    expect(totalLine({ ...noTests, passed: 1, skipped: 2 })).toBe('1 passed, 0 failed, 2 skipped');
  });
});

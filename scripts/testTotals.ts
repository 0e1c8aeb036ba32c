export interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

export const noTests: Totals = { passed: 0, failed: 0, skipped: 0 };

export const add = (one: Totals, other: Totals): Totals => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
});

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numRuntimeErrorTestSuites: number;
}

/** Totals of jest's JSON report; a file that could not even be run counts as a failure. */
export const jestTotals = (report: JestReport): Totals => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests + report.numTodoTests,
});

export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
  suites: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  suites?: readonly PlaywrightSuite[];
  specs: readonly { title: string; file: string; tests: readonly { status: string }[] }[];
}

/** `file: title` of each test that failed at first and passed when tried again. */
export const flakyTests = ({ suites }: { suites: readonly PlaywrightSuite[] }): string[] =>
  suites.flatMap((suite) => [
    ...suite.specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file}: ${title}`),
    ...flakyTests({ suites: suite.suites ?? [] }),
  ]);

/** Totals of Playwright's JSON report; a test that passed at its second try counts as passed, and is named. */
export const playwrightTotals = ({ stats, errors }: PlaywrightReport): Totals => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  skipped: stats.skipped,
});

/** The last line of the whole run. */
export const totalLine = ({ passed, failed, skipped }: Totals): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;

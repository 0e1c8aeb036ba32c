import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { findChromium } from './findChromium.ts';
import { runStep } from './runStep.ts';
import { testedOn } from './testedOn.ts';
import { readReport } from './testReport.ts';
import { flakyTests, noTests, playwrightTotals, type PlaywrightReport, type Totals } from './testTotals.ts';

const journeyTotals = (report: PlaywrightReport): Totals => {
  for (const name of flakyTests(report)) console.log(`Passed only at the second try, mend it: ${name}`);
  return playwrightTotals(report);
};

/** Runs journeys with this in their environment, which says which of them. */
export const runJourneys = async (name: string, on: Record<string, string>): Promise<Totals> => {
  const file = resolve('test-results', `${name.replaceAll(' ', '-')}.json`);
  const options = { CHROMIUM_PATH: findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: file, ...on };
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'];
  const { isFine } = await runStep(name, process.execPath, args, options);
  return readReport(file, journeyTotals, isFine);
};

/** Those that the server has a part in, as a release runs them. */
export const runJourneysOnProcesses = async (): Promise<Totals> => {
  const missing = spawnSync('nginx', ['-v']).error !== undefined;
  if (missing) console.log('Journeys on three processes are not tried: nginx is not installed here');
  const { env } = testedOn(['--processes', '3']);
  return missing ? noTests : runJourneys('journeys on three processes', { ...env, TEST_LANE: 'release' });
};

import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { notOnPostgres, type Lane } from './longTests.ts';
import { runJourneys, runJourneysOnProcesses } from './runJourneys.ts';
import { runStep } from './runStep.ts';
import { asTotals, readReport } from './testReport.ts';
import { add, jestTotals, noTests, totalLine, type Totals } from './testTotals.ts';
import { whatFailedIn } from './whatFailed.ts';

/**
 * Goes on after a failure, so that one run shows all; the last line is the total. The word on the command line says
 * which run it is:
 * - none: what a release needs, but for the long tests: types, lint, floors, formatting, production build, unit tests,
 *   the server over HTTP, the built site, journeys in Chromium;
 * - `fast`: what is known without a build: types, lint, floors, unit tests;
 * - `long`: the tests that take minutes, against a production build of their own, the server's on PostgreSQL, and
 *   its journeys on three processes.
 */
const words: Record<string, Lane> = { fast: 'fast', long: 'long' };
const lane = words[process.argv[2] ?? ''] ?? 'release';
const root = resolve(import.meta.dirname, '..');
const results = resolve(root, 'test-results');
process.chdir(root);
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const names = {
  fast: 'unit tests',
  release: 'unit, server and site tests',
  long: 'long server and site tests',
} satisfies Record<Lane, string>;

const check = async (name: string, command: string, ...args: string[]): Promise<Totals> =>
  asTotals((await runStep(name, command, args)).isFine);

const runJest = async (): Promise<Totals> => {
  const file = resolve(results, 'jest.json');
  // A server that a failed test left running must not keep the run from ending.
  const args = [
    'node_modules/jest/bin/jest.js',
    '--forceExit',
    '--maxWorkers=2',
    '--json',
    `--outputFile=${file}`,
    '--silent=false',
    ...(lane === 'release' ? [] : ['--selectProjects', ...(lane === 'fast' ? ['unit', 'node'] : ['site'])]),
  ];
  const options = { NODE_OPTIONS: '--experimental-vm-modules --no-warnings', TEST_LANE: lane };
  const { isFine } = await runStep(names[lane], process.execPath, args, options);
  return readReport(file, jestTotals, isFine);
};

/** The server's tests again, on PostgreSQL; those that are of one engine alone are named with their reasons. */
const runOnPostgres = async (): Promise<Totals> => {
  for (const [left, why] of Object.entries(notOnPostgres)) console.log(`Not on PostgreSQL: ${left}, ${why}`);
  const file = resolve(results, 'jest-postgres.json');
  const args = [
    'node_modules/jest/bin/jest.js',
    '--forceExit',
    '--maxWorkers=2',
    '--json',
    `--outputFile=${file}`,
    '--silent=false',
    '--selectProjects',
    'node',
    'site',
  ];
  const options = { NODE_OPTIONS: '--experimental-vm-modules --no-warnings', TEST_ENGINE: 'postgres' };
  const { isFine } = await runStep('server tests on PostgreSQL', process.execPath, args, options);
  return readReport(file, jestTotals, isFine);
};

const runChecks = async (): Promise<Totals> => {
  let totals = await check('content', process.execPath, 'scripts/checkContent.ts');
  totals = add(totals, await check('types', 'tsc', '--noEmit', '-p', '.'));
  totals = add(totals, await check('lint', 'eslint', '.', '--max-warnings', '0'));
  totals = add(totals, await check('styles', 'stylelint', '--max-warnings', '0', 'src/**/*.scss'));
  totals = add(
    totals,
    await check('layers', 'depcruise', '--config', '.dependency-cruiser.mjs', 'src', 'tests', 'scripts'),
  );
  return lane === 'fast' ? totals : add(totals, await check('formatting', 'prettier', '--check', '.'));
};

const nothing = Promise.resolve(noTests);
const [checks, build] = await Promise.all([
  lane === 'long' ? nothing : runChecks(),
  lane === 'fast' ? nothing : check('production build', process.execPath, 'scripts/build.ts'),
]);
let totals = add(checks, build);
totals = add(totals, await runJest());
if (lane === 'long') totals = add(totals, await runOnPostgres());
if (lane !== 'fast') totals = add(totals, await runJourneys('journeys in Chromium', { TEST_LANE: lane }));
if (lane === 'long') totals = add(totals, await runJourneysOnProcesses());
for (const fault of whatFailedIn(results)) console.log(`\n-- ${fault}`);
console.log(`\n${totalLine(totals)}`);
process.exitCode = totals.failed > 0 ? 1 : 0;

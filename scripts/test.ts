import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { installPackages, findProgram } from './debianPackages.ts';
import { findChromium } from './findChromium.ts';

/**
 * `npm test` runs the checks, the unit tests, a production build, the server and site tests, and the journeys in
 * Chromium, if there is one. `npm run check` ends after the checks, `npm run test:fast` before the build.
 * `npm run test:long` runs the slow tests, and as root first installs the programs that they need. A failed step does
 * not end the run. The last line is the total.
 */
interface Step {
  name: string;
  command: string;
  env?: Record<string, string>;
}

interface Result {
  passed: number;
  failed: number;
}

const jest = (projects: string) => `jest --maxWorkers=2 --selectProjects ${projects}`;
const build = { name: 'build', command: 'node scripts/build.ts' };
const journeys = { name: 'journeys', command: 'playwright test --project=core' };
const hasChromium = findChromium() !== undefined;

const checks: Step[] = ['types', 'format', 'lint', 'layers', 'content', 'docs'].map((name) => ({
  name,
  command: `npm run --silent check:${name}`,
}));

const runs: Record<string, Step[]> = {
  all: [
    { name: 'unit tests', command: jest('browser node') },
    build,
    { name: 'server and site tests', command: jest('built') },
    ...(hasChromium ? [journeys] : []),
  ],
  fast: [{ name: 'unit tests', command: jest('browser node') }],
  long: [
    build,
    { name: 'long server tests', command: jest('long') },
    { name: 'server tests on PostgreSQL', command: jest('postgres'), env: { TEST_ENGINE: 'postgres' } },
    // `npm test` has not run them without Chromium.
    ...(hasChromium ? [] : [journeys]),
    { name: 'the other journeys', command: 'playwright test --project=more' },
    { name: 'journeys in Firefox and WebKit', command: jest('engines') },
  ],
};

/** Programs that long tests need, with their packages. */
const programs = {
  chromium: ['chromium'],
  pg_lsclusters: ['postgresql'],
  nginx: ['nginx'],
  'firefox-esr': ['firefox-esr'],
  WebKitWebDriver: ['webkit2gtk-driver', 'xvfb'],
};

/** As wide as Arial. With another font, the page moves when the web fonts arrive. */
const FONT = { folder: '/usr/share/fonts/truetype/liberation', name: 'fonts-liberation' };

/** Reads how many tests passed and failed from the summary of jest or Playwright; other commands count as one. */
const countTests = (output: string, hasPassed: boolean): Result => {
  const summary = /^Tests: .*$/m.exec(output)?.[0] ?? output.split(/^Running \d+ tests/m)[1] ?? '';
  const count = (word: string) => Number(new RegExp(`(\\d+) ${word}\\b`).exec(summary)?.[1] ?? 0);
  const counts = { passed: count('passed'), failed: count('failed') };
  if (hasPassed) return counts.passed > 0 ? counts : { passed: 1, failed: 0 };
  return { passed: counts.passed, failed: Math.max(counts.failed, 1) };
};

const runStep = ({ name, command, env }: Step): Promise<Result> =>
  new Promise((resolve) => {
    const startedAt = performance.now();
    const [program = '', ...args] = command.split(' ');
    const child = spawn(program, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('close', (code) => {
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      console.log(`\n== ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s\n${output.trim()}`);
      resolve(countTests(output, code === 0));
    });
  });

const total: Result = { passed: 0, failed: 0 };

/** Runs steps from the list until it is empty. Two workers share the checks; the other steps use both cores. */
const runSteps = async (steps: Step[]): Promise<void> => {
  for (let step = steps.shift(); step; step = steps.shift()) {
    const { passed, failed } = await runStep(step);
    total.passed += passed;
    total.failed += failed;
  }
};

const run = process.argv[2] ?? 'all';
process.chdir(new URL('..', import.meta.url).pathname);
if (run !== 'long') await Promise.all([runSteps(checks), runSteps(checks)]);
if (run === 'long') {
  const isMissing = (program: string) => (program === 'chromium' ? !hasChromium : !findProgram(program));
  const missing = Object.entries(programs).flatMap(([program, packages]) =>
    isMissing(program) ? packages : [],
  );
  if (!existsSync(FONT.folder)) missing.push(FONT.name);
  if (missing.length > 0) installPackages(...missing);
}
await runSteps(runs[run] ?? []);
if (run === 'all' && !hasChromium)
  console.log(
    '\nThe journeys were skipped, because there is no Chromium: apt-get install chromium, or npm run test:long as root',
  );
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/**
 * Tests that take minutes, by their files: `npm run test:long` runs these, `npm test` all others. Whoever names a file
 * on the command line of jest or Playwright gets it in any case.
 */
export const longTests = {
  jest: [
    'tests/engines/firefox.test.ts',
    'tests/engines/pictures.test.ts',
    'tests/engines/webkit.test.ts',
    'tests/server/clockBack.test.ts',
    'tests/server/clockJump.test.ts',
    'tests/server/containerfile.test.ts',
    'tests/server/databaseAway.test.ts',
    'tests/server/faults.test.ts',
    'tests/server/mailHeaders.test.ts',
    'tests/server/operations.test.ts',
    'tests/server/processesBehindNginx.test.ts',
    'tests/server/recipes.test.ts',
    'tests/server/release.test.ts',
    'tests/server/restoreSteps.test.ts',
    'tests/server/startsCutOff.test.ts',
    'tests/server/staffFaults.test.ts',
    'tests/server/staffMonth.test.ts',
    'tests/server/staffTogether.test.ts',
    'tests/site/rebranding.test.ts',
  ],
  journeys: [
    'changedPage.spec.ts',
    'development.spec.ts',
    'images.spec.ts',
    'robust.spec.ts',
    'shift.spec.ts',
    'walk.spec.ts',
  ],
} as const;

/** Marks single journeys among others that take long, or repeat for every page what the others do for one of its kind. */
export const LONG = '@long';

/** What a run is for: a minute while writing, everything that a release needs, or what takes long. */
export type Lane = 'fast' | 'release' | 'long';

/** The lane of this run, which scripts/test.ts puts into the environment; undefined where somebody runs single tests. */
export const laneOf = (environment: NodeJS.ProcessEnv): Lane | undefined =>
  (['fast', 'release', 'long'] as const).find((lane) => lane === environment['TEST_LANE']);

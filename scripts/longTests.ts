/**
 * Tests that take minutes, by their files: `npm run test:long` runs these, `npm test` all others. Whoever names a file
 * on the command line of jest or Playwright gets it in any case.
 */
export const longTests = {
  jest: [
    'tests/server/clockBack.test.ts',
    'tests/server/clockJump.test.ts',
    'tests/server/containerfile.test.ts',
    'tests/server/databaseAway.test.ts',
    'tests/server/faults.test.ts',
    'tests/server/mailHeaders.test.ts',
    'tests/server/operations.test.ts',
    'tests/server/processesBehindNginx.test.ts',
    'tests/server/release.test.ts',
    'tests/server/restoreSteps.test.ts',
    'tests/server/startsCutOff.test.ts',
    'tests/server/staffFaults.test.ts',
    'tests/server/staffMonth.test.ts',
    'tests/server/staffTogether.test.ts',
  ],
  journeys: ['changedPage.spec.ts', 'development.spec.ts', 'robust.spec.ts', 'walk.spec.ts'],
} as const;

/**
 * Tests of the server that are not run on PostgreSQL, each with the reason: `npm run test:long` runs all others of
 * `tests/server` and `src/server` on it, too, and prints these.
 */
export const notOnPostgres: Readonly<Record<string, string>> = {
  'src/server/platform/database/database.test.ts': "SQLite's file, locks and pragmas",
  'src/server/platform/database/sqliteDialect.test.ts': "SQLite's dialect",
  'tests/server/backups.test.ts': "backups of SQLite's file",
  'tests/server/busy.test.ts': "SQLite's one writer at a time",
  'tests/server/claims.test.ts': 'has a PostgreSQL of its own in any case',
  'tests/server/containerfile.test.ts': 'builds an image, which has SQLite by default',
  'tests/server/copyDatabase.test.ts': 'begins with a file, and tries both',
  'tests/server/cutBackup.test.ts': "backups of SQLite's file",
  'tests/server/cutExport.test.ts': 'how files are written, and a full disk',
  'tests/server/damagedAnswers.test.ts': "damaged pages of SQLite's file",
  'tests/server/damagedDoctor.test.ts': "damaged pages of SQLite's file",
  'tests/server/damagedRows.test.ts': "damaged pages of SQLite's file",
  'tests/server/databaseAway.test.ts': 'has a PostgreSQL of its own in any case',
  'tests/server/erasureNotes.test.ts': "restores of SQLite's file",
  'tests/server/everyCommand.test.ts': 'databases that earlier versions left, which SQLite kept',
  'tests/server/everySchemaVersion.test.ts': 'databases that earlier versions left, which SQLite kept',
  'tests/server/faultsOfTheDisk.test.ts': "SQLite's file on a full disk",
  'tests/server/groupCommit.test.ts': "SQLite's shared commits",
  'tests/server/leases.test.ts': 'has a PostgreSQL of its own in any case',
  'tests/server/littleSpace.test.ts': "the room of SQLite's file",
  'tests/server/mailHeaders.test.ts': 'how headers of mails are written, wherever the mails wait',
  'tests/server/migration.test.ts': 'databases that earlier versions left, which SQLite kept',
  'tests/server/nginx.test.ts': 'what nginx answers',
  'tests/server/operations.test.ts': 'sets up a machine, and its PostgreSQL itself',
  'tests/server/postgres.test.ts': 'has a PostgreSQL of its own in any case',
  'tests/server/privateFiles.test.ts': "who may read SQLite's file",
  'tests/server/processesBehindNginx.test.ts': 'has a PostgreSQL of its own in any case',
  'tests/server/readOnly.test.ts': "SQLite's file on a disk that can only be read",
  'tests/server/release.test.ts': 'builds a release, which has SQLite by default',
  'tests/server/restoreSteps.test.ts': "restores of SQLite's file",
  'tests/server/rollback.test.ts': 'databases that earlier versions left, which SQLite kept',
  'tests/server/severalProcesses.test.ts': 'has a PostgreSQL of its own in any case',
  'tests/server/staffAudit.test.ts': "has a backup of SQLite's file in its list",
  'tests/server/staffBackup.test.ts': "backups of SQLite's file",
  'tests/server/staffDoctor.test.ts': "looks at SQLite's file, and its backups",
  'tests/server/staffFaults.test.ts': "kills of commands on SQLite's file",
  'tests/server/staffHelp.test.ts': 'opens no database',
  'tests/server/staffMonth.test.ts': "a month with SQLite's file, its backups too",
  'tests/server/staffOwnFiles.test.ts': "backups and exports over SQLite's file",
  'tests/server/staffRestore.test.ts': "restores of SQLite's file",
  'tests/server/staffSettings.test.ts': 'a data folder from .env, with SQLite by default',
  'tests/server/staffTogether.test.ts': "SQLite's one writer at a time",
  'tests/server/staffVacuum.test.ts': "vacuums SQLite's file",
  'tests/server/startsCutOff.test.ts': "kills under SQLite's file",
  'tests/server/submissionStatements.test.ts': 'has a PostgreSQL of its own in any case',
  'tests/server/withoutBuildPackages.test.ts': 'starts from what a build left, with SQLite by default',
};

/** Journeys that the server has a part in: `npm run test:long` runs them on PostgreSQL and three processes, too. */
export const journeysOfTheServer = [
  'alerts.spec.ts',
  'apply.spec.ts',
  'contact.spec.ts',
  'contactNoScript.spec.ts',
  'contactSending.spec.ts',
  'jobPage.spec.ts',
  'openings.spec.ts',
  'receipt.spec.ts',
  'siteSearch.spec.ts',
] as const;

/** Marks single journeys among others that take long, or repeat for every page what the others do for one of its kind. */
export const LONG = '@long';

/** What a run is for: a minute while writing, everything that a release needs, or what takes long. */
export type Lane = 'fast' | 'release' | 'long';

/** The lane of this run, which scripts/test.ts puts into the environment; undefined where somebody runs single tests. */
export const laneOf = (environment: NodeJS.ProcessEnv): Lane | undefined =>
  (['fast', 'release', 'long'] as const).find((lane) => lane === environment['TEST_LANE']);

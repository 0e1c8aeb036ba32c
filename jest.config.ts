import type { Config } from 'jest';

const serverTestPath = (name: string): string => `<rootDir>/tests/server/${name}.test.ts`;

/** Tests that are slow, kill processes, make a release, or need PostgreSQL or nginx: `npm run test:long`. */
const longTests = [
  'copyDatabase',
  'databaseUnreachable',
  'deskConnections',
  'failover',
  'kills',
  'mailHeaders',
  'migrationOfMany',
  'nginx',
  'nginxDesk',
  'nginxOneClient',
  'pgbouncer',
  'postgres',
  'processesBehindNginx',
  'replies',
  'release',
  'restoreSteps',
  'severalProcesses',
  'interruptedStarts',
].map(serverTestPath);

/** Tests that `TEST_ENGINE=postgres` repeats on PostgreSQL: they check query results, not the SQLite file. */
const postgresTests = [
  'alerts*',
  'cachedResponses',
  'appl*',
  'cacheKeys',
  'clockAtStart',
  'desk*',
  'email*',
  'feeds',
  'generalApplication',
  'headers',
  'health',
  'http',
  'jobPage',
  'logPrivacy',
  'mail{,Limits}',
  'monitoring',
  'nginx{Desk,OneClient}',
  'once*',
  'openingList',
  'openingVisibility',
  'openingsMarkup',
  'openingsMigration',
  'outbox{,Failures,Retries}',
  'pages',
  'rateLimit',
  'retention*',
  'scan',
  'erasedByAnyWay',
  'replies',
  'storagePeriods',
  'wholePersonErased',
  'yourData',
  'expiredHidden',
  'searchNotices',
  'siteSearch',
  'sitemap',
  'staff{Outbox,Privacy}',
  'upload{,Concurrency}',
  'withdraw*',
].map(serverTestPath);

/** Packages that contain ES modules only; they are compiled to CommonJS for the tests. */
const esmPackages = ['@scure', '@noble', 'commander', 'content-disposition', 'cookie', 'kysely', 'typebox'];

const common = {
  transform: {
    '\\.scss$': '<rootDir>/tests/support/styleNames.ts',
    '^.+\\.(tsx?|js|mjs)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2024',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(.*/node_modules/)?(${esmPackages.join('|')})/)`],
  setupFilesAfterEnv: ['<rootDir>/tests/support/silentConsole.ts'],
};

const node = {
  ...common,
  testEnvironment: 'node',
  globalSetup: '<rootDir>/tests/support/postgres/setUp.ts',
  globalTeardown: '<rootDir>/tests/support/postgres/tearDown.ts',
};

const config: Config = {
  projects: [
    {
      ...common,
      displayName: 'browser',
      testEnvironment: '<rootDir>/tests/support/browserEnvironment.js',
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/src/server/', '<rootDir>/src/prerender/'],
      setupFilesAfterEnv: [...common.setupFilesAfterEnv, '<rootDir>/tests/support/matchers.ts'],
    },
    {
      ...node,
      displayName: 'node',
      testMatch: ['<rootDir>/{src/server,src/prerender,scripts}/**/*.test.ts'],
    },
    {
      ...node,
      displayName: 'built',
      testMatch: ['<rootDir>/tests/{site,server}/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', ...longTests],
    },
    { ...node, displayName: 'long', testMatch: longTests },
    { ...node, displayName: 'engines', testMatch: ['<rootDir>/tests/engines/*.test.ts'] },
    ...(process.env['TEST_ENGINE'] === 'postgres'
      ? [{ ...node, displayName: 'postgres', testMatch: postgresTests }]
      : []),
  ],
  testTimeout: 60_000,
};

export default config;

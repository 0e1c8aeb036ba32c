import type { Config } from 'jest';

const inServer = (name: string): string => `<rootDir>/tests/server/${name}.test.ts`;

/** Tests that set up a machine or build a release, and the kills at random: `npm run test:machine`. */
const machineTests = ['containerfile', 'faults', 'operations', 'release'].map(inServer);

/** Tests that take long or need PostgreSQL or nginx: `npm run test:long`. */
const longTests = [
  'claims',
  'copyDatabase',
  'databaseAway',
  'leases',
  'mailHeaders',
  'nginx',
  'postgres',
  'processesBehindNginx',
  'restoreSteps',
  'severalProcesses',
  'staffMonth',
  'startsCutOff',
].map(inServer);

/** What `TEST_ENGINE=postgres` repeats on PostgreSQL: what the queries return, not what belongs to SQLite's file. */
const postgresTests = [
  'alerts',
  'apply*',
  'applicationRefused',
  'email*',
  'generalApplication',
  'jobPage',
  'once{,ByContent}',
  'openingBeforeVisitors',
  'outbox',
  'retention',
  'staff{Applications,Messages,Openings,Privacy}',
  'upload',
  'withdraw*',
].map(inServer);

/** Packages that ship native ES modules only: compiled to CommonJS with the tests. */
const esmPackages = [
  '@borewit',
  '@tokenizer',
  'boolbase',
  'commander',
  'content-disposition',
  'cookie',
  'css-select',
  'css-what',
  'dom-serializer',
  'domelementtype',
  'domhandler',
  'domutils',
  'entities',
  'file-type',
  'htmlparser2',
  'kysely',
  'nth-check',
  'strtok3',
  'token-types',
  'typebox',
  'uint8array-extras',
];

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
      testPathIgnorePatterns: ['/node_modules/', ...longTests, ...machineTests],
    },
    { ...node, displayName: 'long', testMatch: longTests },
    { ...node, displayName: 'machine', testMatch: machineTests },
    { ...node, displayName: 'engines', testMatch: ['<rootDir>/tests/engines/*.test.ts'] },
    ...(process.env['TEST_ENGINE'] === 'postgres'
      ? [{ ...node, displayName: 'postgres', testMatch: postgresTests }]
      : []),
  ],
  testTimeout: 60_000,
};

export default config;

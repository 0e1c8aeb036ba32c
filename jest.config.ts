import type { Config } from 'jest';
import { laneOf, longTests, notOnPostgres } from './scripts/longTests.ts';

const lane = laneOf(process.env);
const long = longTests.jest.map((file) => `<rootDir>/${file}`);

/** A run of the server's tests on PostgreSQL. */
const isOnPostgres = process.env['TEST_ENGINE'] === 'postgres';
const leftOut = isOnPostgres ? Object.keys(notOnPostgres).map((file) => `<rootDir>/${file}`) : [];

/** Two kinds of test run: components in a simulated browser, everything else in plain Node. Native ES modules. */
const common = {
  extensionsToTreatAsEsm: ['.ts', '.tsx', '.scss'],
  transform: {
    '\\.scss$': '<rootDir>/tests/support/styleNames.ts',
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2024',
          // Node wants to be told that a file is JSON.
          experimental: { keepImportAttributes: true },
        },
        module: { type: 'es6' },
      },
    ],
  },
  setupFilesAfterEnv: ['<rootDir>/tests/support/silentConsole.ts'],
};

/** What tests write is removed with the run; PostgreSQL, started by the first test that needs it, ends with it. */
const withPostgres = {
  globalSetup: '<rootDir>/tests/support/postgres/setUp.ts',
  globalTeardown: '<rootDir>/tests/support/postgres/tearDown.ts',
};

const config: Config = {
  projects: [
    {
      ...common,
      displayName: 'unit',
      testEnvironment: '<rootDir>/tests/support/browserEnvironment.js',
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/src/server/', '<rootDir>/src/prerender/'],
      setupFilesAfterEnv: [...common.setupFilesAfterEnv, '<rootDir>/tests/support/matchers.ts'],
    },
    {
      ...common,
      displayName: 'node',
      ...withPostgres,
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/src/server/**/*.test.ts',
        ...(isOnPostgres ? [] : ['<rootDir>/src/prerender/**/*.test.ts', '<rootDir>/scripts/**/*.test.ts']),
      ],
      testPathIgnorePatterns: ['/node_modules/', ...leftOut],
    },
    {
      ...common,
      ...withPostgres,
      displayName: 'site',
      testEnvironment: 'node',
      testMatch: isOnPostgres
        ? ['<rootDir>/tests/server/**/*.test.ts']
        : lane === 'long'
          ? long
          : ['site', 'server'].map((folder) => `<rootDir>/tests/${folder}/**/*.test.ts`),
      testPathIgnorePatterns: ['/node_modules/', ...(lane === 'release' ? long : []), ...leftOut],
    },
  ],
  // As long as a journey may take: on a busy machine the start of a process takes seconds.
  testTimeout: 60_000,
};

export default config;

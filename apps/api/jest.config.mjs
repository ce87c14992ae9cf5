import { availableParallelism } from 'node:os';
import preset from '../../tools/jest/node.mjs';

// A time limit is the whole run's, never a project's. It ends what hangs; it does not bound durations.
const { testTimeout, ...shared } = preset;

/**
 * What differs where the database is embedded: its files and connection, migrations, statements
 * with locks. Its other queries and its seed run on it in every journey. How a process starts and ends
 * (`serving/start`) is always asked with the embedded one.
 */
const EMBEDDED = [
  'company/companyImport',
  'database/!(seed)',
  'ledger/ledgerCheck',
  'payments/creditedOnce',
  'reports/settlement',
  'serving/metrics',
];

/** The suite runs on PostgreSQL, as the company's API does; a part of it on PGlite as well (ADR-3). */
export default {
  testTimeout,
  // Jest leaves one core free: on two the whole suite would run in one process.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  projects: [
    {
      ...shared,
      displayName: 'api',
      globalSetup: '<rootDir>/test/support/postgresSetup.ts',
      globalTeardown: '<rootDir>/test/support/globalTeardown.ts',
      testPathIgnorePatterns: ['/node_modules/', '\\.pglite\\.test\\.ts$'],
    },
    {
      ...shared,
      displayName: 'api on PGlite',
      setupFiles: ['<rootDir>/test/support/onPglite.ts'],
      testMatch: EMBEDDED.map((files) => `<rootDir>/test/${files}.test.ts`),
      globalSetup: '<rootDir>/test/support/pgliteSetup.ts',
      globalTeardown: '<rootDir>/test/support/globalTeardown.ts',
      // What connections do to each other, and a server that goes away: the embedded one knows neither.
      testPathIgnorePatterns: ['/node_modules/', '\\.postgres\\.test\\.ts$'],
    },
  ],
};

import { availableParallelism } from 'node:os';
import preset from '../../tools/jest/node.mjs';

// Jest takes the time limit from here, not from a project. It only ends tests that hang.
const { testTimeout, ...shared } = preset;

/**
 * The tests of what differs in the embedded database: its files and connection, migrations, statements with
 * locks. Every journey runs its other queries and its seed. `serving/start` always uses that database.
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
      testMatch: EMBEDDED.map((files) => `**/test/${files}.test.ts`),
      globalSetup: '<rootDir>/test/support/pgliteSetup.ts',
      globalTeardown: '<rootDir>/test/support/globalTeardown.ts',
      // Tests of several connections, or of a server that goes away: the embedded database has neither.
      testPathIgnorePatterns: ['/node_modules/', '\\.postgres\\.test\\.ts$'],
    },
  ],
};

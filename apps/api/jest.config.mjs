import { availableParallelism } from 'node:os';
import { jestConfig } from '../../tools/jest/preset.mjs';

const shared = jestConfig('api', 'node');
// A time limit is the whole run's, never a project's. It ends what hangs; it is no bound of how long things
// take.
const { testTimeout } = shared;
delete shared.testTimeout;

/** What needs a database runs on both: embedded in the process, and on a PostgreSQL server. */
export default {
  testTimeout,
  // Jest leaves one core free: on two the whole suite would run in one process.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  // A worker never gives back all the memory that a file with ES modules took, some 50 MB, and the fuller
  // its heap is, the more of its time goes into collecting it: with a new worker after every four or five
  // files, a run takes two thirds of the time that it takes with one worker for all of them.
  workerIdleMemoryLimit: '250MB',
  projects: [
    {
      ...shared,
      displayName: 'api',
      globals: { DATABASE: 'pglite' },
      globalSetup: '<rootDir>/test/support/pgliteSetup.ts',
      globalTeardown: '<rootDir>/test/support/pgliteTeardown.ts',
      // What several connections do to each other, and a server that goes away: the embedded one knows
      // neither.
      testPathIgnorePatterns: ['/node_modules/', '\\.postgres\\.test\\.ts$'],
    },
    {
      ...shared,
      displayName: 'api on PostgreSQL',
      globals: { DATABASE: 'postgres' },
      testMatch: ['<rootDir>/test/**/*.test.ts'],
      globalSetup: '<rootDir>/test/support/postgresSetup.ts',
      globalTeardown: '<rootDir>/test/support/postgresTeardown.ts',
    },
  ],
};

import { jestConfig } from '../../tools/jest/preset.mjs';

/** The embedded database takes seconds to start on a busy machine. */
const shared = { ...jestConfig('api', 'node'), testTimeout: 60_000 };

/** What needs a database runs on both: embedded in the process, and on a PostgreSQL server. */
export default {
  projects: [
    { ...shared, displayName: 'api', globals: { DATABASE: 'pglite' } },
    {
      ...shared,
      displayName: 'api on PostgreSQL',
      globals: { DATABASE: 'postgres' },
      testMatch: ['<rootDir>/test/**/*.test.ts'],
      globalSetup: '<rootDir>/test/postgresSetup.ts',
      globalTeardown: '<rootDir>/test/postgresTeardown.ts',
    },
  ],
};

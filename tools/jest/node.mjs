/**
 * The Jest preset of every project. Tests run in plain Node, which reads TypeScript, and a worker loads each
 * module once for all its files. swc compiles only global set-ups and tests in jsdom.
 */
export default {
  runner: `${import.meta.dirname}/runner.mjs`,
  setupFilesAfterEnv: [`${import.meta.dirname}/timeLimit.mjs`],
  // Without `<rootDir>`, in which Jest does not escape brackets. Tests of builds are a target of their own.
  testMatch: ['**/*.test.{ts,tsx}', '!**/built-site/*'],
  // Ends tests that hang. A page in jsdom takes a second, on a loaded machine a minute and a half.
  testTimeout: 240_000,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  // The import of a picture is its URL, as with bundlers.
  moduleNameMapper: { '\\.svg$': `${import.meta.dirname}/svgAddress.mjs` },
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
      },
    ],
  },
};

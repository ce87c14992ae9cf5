/**
 * How Jest runs the tests of every project: in Node as it is, which reads TypeScript and loads each module
 * once for a worker's files. What runs before all tests, and what runs in jsdom, swc compiles.
 */
export default {
  runner: new URL('./runner.mjs', import.meta.url).pathname,
  setupFilesAfterEnv: [new URL('./timeLimit.mjs', import.meta.url).pathname],
  testMatch: ['<rootDir>/{src,test,app}/**/*.test.{ts,tsx}'],
  // Ends tests that hang. A page in jsdom takes a second, on a loaded machine a minute and a half.
  testTimeout: 240_000,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  // A picture's file is its address, which bundlers give.
  moduleNameMapper: { '\\.svg$': new URL('./svgAddress.mjs', import.meta.url).pathname },
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

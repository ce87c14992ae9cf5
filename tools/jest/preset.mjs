/**
 * The one Jest set-up: TypeScript through swc, ES modules as they are.
 * A project's jest.config.mjs is `export default jestConfig('name', 'node' | 'browser')`.
 *
 * @param {string} displayName the project's name in the output
 * @param {'node' | 'browser'} environment where its code runs
 * @returns {import('jest').Config}
 */
export function jestConfig(displayName, environment) {
  return {
    displayName,
    rootDir: process.cwd(),
    testEnvironment:
      environment === 'browser' ? new URL('./browser-environment.mjs', import.meta.url).pathname : 'node',
    testMatch: ['<rootDir>/{src,test,app}/**/*.test.{ts,tsx}'],
    // Ends tests that hang. A page in jsdom takes a second, on a loaded machine a minute and a half.
    testTimeout: 240_000,
    ...(environment === 'browser' && {
      setupFilesAfterEnv: [new URL('./waitLimit.mjs', import.meta.url).pathname],
    }),
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
}

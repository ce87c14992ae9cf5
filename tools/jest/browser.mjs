import node from './node.mjs';

/** For projects whose code runs in browsers: their tests run in jsdom. */
export default {
  ...node,
  runner: 'jest-runner',
  testEnvironment: `${import.meta.dirname}/browser-environment.mjs`,
  setupFilesAfterEnv: [`${import.meta.dirname}/waitLimit.mjs`],
};

import node from './node.mjs';

/** For projects whose code runs in browsers: their tests run in jsdom. */
export default {
  ...node,
  runner: 'jest-runner',
  testEnvironment: new URL('./browser-environment.mjs', import.meta.url).pathname,
  setupFilesAfterEnv: [new URL('./waitLimit.mjs', import.meta.url).pathname],
};

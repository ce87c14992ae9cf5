import { jestConfig } from '../../tools/jest/preset.mjs';

export default {
  ...jestConfig('contract', 'node'),
  // Starts and fills a whole API first, on a machine that may be busy.
  testTimeout: 240_000,
};

import { jestConfig } from '../../tools/jest/preset.mjs';

export default {
  ...jestConfig('contract', 'node'),
  // A whole API is started and filled first, on a machine that may be busy.
  testTimeout: 240_000,
};

import { jestConfig } from '../../tools/jest/preset.mjs';

export default {
  ...jestConfig('chaos', 'node'),
  // A test is a whole run in which processes die and restart.
  testTimeout: 240_000,
};

import { jestConfig } from '../../tools/jest/preset.mjs';

export default {
  ...jestConfig('chaos', 'node'),
  // A whole run, in which processes die and come back.
  testTimeout: 240_000,
};

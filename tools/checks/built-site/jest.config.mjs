import { jestConfig } from '../../jest/preset.mjs';

export default { ...jestConfig('built site', 'node'), testMatch: ['<rootDir>/built-site/*.test.ts'] };

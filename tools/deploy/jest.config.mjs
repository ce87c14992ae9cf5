import { jestConfig } from '../../tools/jest/preset.mjs';

export default jestConfig('deploy', 'node');

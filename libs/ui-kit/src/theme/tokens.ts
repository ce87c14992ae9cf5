export { breakpoints } from './dimensions.ts';
export { contrastPairs } from './contrastPairs.ts';
export type { ContrastPair } from './contrastPairs.ts';
export { motion } from './motion.ts';
export { radius } from './dimensions.ts';
export { shadow } from './effects.ts';
export { spacing } from './dimensions.ts';

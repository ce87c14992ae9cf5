export { logoRoles } from '../brand/logoRoles.ts';
export { palettes } from './palette.ts';
export type { BrandPalette, Scheme } from './palette.ts';
export { radius } from './shape.ts';
export { shadow } from './shadow.ts';
export { contrastPairs } from './contrastPairs.ts';
export type { ContrastPair } from './contrastPairs.ts';

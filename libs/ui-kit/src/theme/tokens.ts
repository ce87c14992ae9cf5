export { colours } from './palette.ts';
export { radius } from './shape.ts';
export { shadow } from './shadow.ts';

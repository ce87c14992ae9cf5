export { brandFiles } from './brandFiles.ts';
export type { BrandFile } from './brandFiles.ts';
export { brandIcons } from './brandIcons.ts';

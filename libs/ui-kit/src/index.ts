// Each folder lists what it offers; what is heavy has an entry of its own in package.json.
export * from './theme/index.ts';
export * from './brand/index.ts';
export * from './illustrations/index.ts';
export * from './layout/index.ts';
export * from './export/index.ts';
export * from './form/index.ts';
export * from './fields/index.ts';
export * from './feedback/index.ts';
export * from './folded-list/index.ts';
export * from './format/index.ts';
export * from './panels/index.ts';
export * from './results/index.ts';
export * from './sections/index.ts';

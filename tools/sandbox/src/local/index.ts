export { runChild, startChild, tailOf } from './children.ts';
export type { Child } from './children.ts';
export { createClosers } from './closers.ts';
export { freePort } from './freePort.ts';
export { ROOT } from './folders.ts';
export { prepareSites } from './sites.ts';
export { untilReady } from './untilReady.ts';

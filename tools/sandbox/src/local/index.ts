export { runChild, startChild, tailOf } from './children.ts';
export type { Child } from './children.ts';
export { createClosers } from './closers.ts';
export { ROOT } from './folders.ts';
export { freePort, listenOnLoopback } from './listen.ts';
export { leftOut, missingCalls } from './missingCalls.ts';
export { prepareSites } from './sites.ts';
export { untilReady } from './untilReady.ts';

export {
  READY_WITHIN_MS,
  isAnswering,
  readOutput,
  runChild,
  startChild,
  startServer,
  readTail,
  untilReady,
} from './children.ts';
export type { Child } from './children.ts';
export { createClosers } from './closers.ts';
export type { Closers } from './closers.ts';
export { importRecords } from './database.ts';
export { ROOT, foldersAt } from './folders.ts';
export { freePort, listenOnLoopback, listeningPort, serveHttp } from './listen.ts';
export type { HttpServer } from './listen.ts';
export { leftOut, missingCalls } from './missingCalls.ts';
export { startPostgres } from './postgres.ts';
export type { Postgres, Shutdown } from './postgres.ts';
export { originsAt } from './settings.ts';
export type { Origins } from './settings.ts';
export { prepareSites } from './sites.ts';

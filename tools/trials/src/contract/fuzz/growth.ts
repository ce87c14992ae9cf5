import type { Measurement } from '../instance.ts';

const MIB = 1024 * 1024;

/**
 * How much more memory a server may hold at the end than after the first 30 % of the requests, in bytes after
 * garbage collection. In a run of 50 000 requests, 35 000 lie between: 8 MiB are 240 bytes for each, less
 * than any object kept per request, but more than compiled code and filled caches still add.
 */
const MAX_HEAP_GROWTH = 8 * MIB;

/**
 * The pool may have opened its remaining connections (DATABASE_POOL, 16), each a socket with a timer; nothing
 * else may grow.
 */
const MAX_HANDLE_GROWTH = 32;

/** What has grown beyond these limits. */
export function growthProblems(warm: Measurement, end: Measurement): string[] {
  const heap = end.heapBytes - warm.heapBytes;
  const handles = end.handles - warm.handles;
  return [
    ...(heap > MAX_HEAP_GROWTH ? [`the heap grew by ${(heap / MIB).toFixed(1)} MiB`] : []),
    ...(handles > MAX_HANDLE_GROWTH ? [`there are ${handles} handles more`] : []),
  ];
}

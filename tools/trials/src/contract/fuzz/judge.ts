import { DOCUMENTED } from '@laundry/api-contract/openapi';
import { NAMES, answerProblems, refusalProblems } from '../document.ts';
import type { Answer } from '../document.ts';
import type { Measurement } from '../instance.ts';
import type { Draft } from './draft.ts';
import { toOutgoing } from './draft.ts';

/** Statuses of a refusal before the request is matched to a call. */
const NO_CALL = [400, 404, 413, 414, 415, 431];

/** Whether a request could match a call: the same method, and a path with any text as its parameters. */
function couldBeCall(
  name: (typeof NAMES)[number],
  { method, path }: { method: string; path: string },
): boolean {
  const { method: own, path: pattern } = DOCUMENTED[name];
  const shape = pattern.replaceAll(/[.]/g, '\\.').replaceAll(/\{\w+\}/g, '[^/?]*');
  return own === method && new RegExp(`^${shape}(\\?|$)`, 'i').test(path);
}

/**
 * The problems of the answer to a generated request. A request with a broken method or path may match another
 * call or none, so an answer is right if it is right for any of them.
 */
export function findProblems(draft: Draft, answer: Answer): string[] {
  if (answer.status >= 500) return [`status ${answer.status}`];
  // HEAD has no body that could be checked.
  if (draft.method === 'HEAD') return [];
  if (!draft.isOtherCall && draft.suffix === undefined)
    return refusedEarly(answer) ?? answerProblems(draft.name, answer);
  const outgoing = toOutgoing(draft);
  const asCalls = NAMES.filter((name) => couldBeCall(name, outgoing)).map((name) =>
    answerProblems(name, answer),
  );
  const problemsByReading = [refusalProblems(answer, NO_CALL), ...asCalls];
  return problemsByReading.some((problems) => problems.length === 0) ? [] : problemsByReading.flat();
}

/** Headers that are too long are refused before the request is matched to a call. */
const refusedEarly = (answer: Answer): string[] | undefined =>
  answer.status === 431 ? refusalProblems(answer, [431]) : undefined;

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

import { DOCUMENTED } from '@laundry/api-contract/openapi';
import { NAMES, answerProblems, refusalProblems } from '../document.ts';
import type { Answer } from '../document.ts';
import type { Draft } from './draft.ts';
import { outgoingOf } from './draft.ts';

/** What a request may be refused with before a call is found for it. */
const NO_CALL = [400, 404, 413, 414, 415, 431];

/**
 * Whether a request may be one of a call: the same method, and a path with something in each parameter's
 * place.
 */
function mayBe(name: (typeof NAMES)[number], { method, path }: { method: string; path: string }): boolean {
  const { method: own, path: pattern } = DOCUMENTED[name];
  const shape = pattern.replaceAll(/[.]/g, '\\.').replaceAll(/\{\w+\}/g, '[^/?]*');
  return own === method && new RegExp(`^${shape}(\\?|$)`, 'i').test(path);
}

/**
 * What is wrong with the answer to a generated request. A request that was broken in its method or its path
 * may be one of another call, or of none: it is right where it is right for any of them.
 */
export function problemsOf(draft: Draft, answer: Answer): string[] {
  if (answer.status >= 500) return [`status ${answer.status}`];
  // HEAD has no body to be held against anything.
  if (draft.method === 'HEAD') return [];
  if (!draft.odd && draft.suffix === undefined)
    return refusedEarly(answer) ?? answerProblems(draft.name, answer);
  const outgoing = outgoingOf(draft);
  const asCalls = NAMES.filter((name) => mayBe(name, outgoing)).map((name) => answerProblems(name, answer));
  const readings = [refusalProblems(answer, NO_CALL), ...asCalls];
  return readings.some((problems) => problems.length === 0) ? [] : readings.flat();
}

/** Headers that are too long are refused before any call is found. */
const refusedEarly = (answer: Answer): string[] | undefined =>
  answer.status === 431 ? refusalProblems(answer, [431]) : undefined;

import { DOCUMENTED } from '@laundry/api-contract/openapi';
import { NAMES, answerProblems, refusalProblems } from '../document.ts';
import type { Answer } from '../document.ts';
import type { Draft } from './draft.ts';
import { outgoingOf } from './draft.ts';

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
export function problemsOf(draft: Draft, answer: Answer): string[] {
  if (answer.status >= 500) return [`status ${answer.status}`];
  // HEAD has no body that could be checked.
  if (draft.method === 'HEAD') return [];
  if (!draft.isOtherCall && draft.suffix === undefined)
    return refusedEarly(answer) ?? answerProblems(draft.name, answer);
  const outgoing = outgoingOf(draft);
  const asCalls = NAMES.filter((name) => couldBeCall(name, outgoing)).map((name) =>
    answerProblems(name, answer),
  );
  const problemsByReading = [refusalProblems(answer, NO_CALL), ...asCalls];
  return problemsByReading.some((problems) => problems.length === 0) ? [] : problemsByReading.flat();
}

/** Headers that are too long are refused before the request is matched to a call. */
const refusedEarly = (answer: Answer): string[] | undefined =>
  answer.status === 431 ? refusalProblems(answer, [431]) : undefined;

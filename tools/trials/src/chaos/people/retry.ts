import { setTimeout as wait } from 'node:timers/promises';
import type { Tally } from '../faults.ts';

export interface Answer {
  readonly status: number;
  readonly retryAfter: string | null;
  /** Parsed JSON; undefined for anything else. */
  readonly body: unknown;
}

export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** Like the site, waits a little longer for a creation than the API takes (D33). */
const ANSWER_WITHIN_MS = 18_000;
const FIRST_PAUSE_MS = 150;
const LONGEST_PAUSE_MS = 2_000;
/**
 * A call counts as never answered only after both this time and this many tries: providers fail more than
 * half of the calls, and how many tries fit into two minutes depends on the machine.
 */
const MAX_RETRY_MS = 120_000;
const MIN_TRIES = 30;

/** A refusal, or no answer at all, where a person should have succeeded. */
export class UnexpectedAnswer extends Error {
  override readonly name = 'UnexpectedAnswer';
}

async function send(origin: string, { method, path, headers, body }: Call): Promise<Answer> {
  const answer = await fetch(origin + path, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
  });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json');
  return {
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
    body: isJson ? JSON.parse(text) : undefined,
  };
}

const isTransient = ({ status }: Answer) => status >= 500 || status === 429;

function pauseMs(answer: Answer | undefined, tries: number): number {
  const retryAfterMs = Number(answer?.retryAfter ?? 0) * 1000;
  return Math.min(
    LONGEST_PAUSE_MS,
    Math.max(retryAfterMs, FIRST_PAUSE_MS * 2 ** tries) * (0.5 + Math.random()),
  );
}

/**
 * Repeats a call, as the site does, until its answer is neither a 5xx nor a 429.
 *
 * @throws UnexpectedAnswer when no such answer comes within MAX_RETRY_MS and MIN_TRIES
 */
export async function sendUntilAnswered(
  origin: string,
  call: Call,
  name: string,
  tally: Tally,
): Promise<Answer> {
  const deadline = Date.now() + MAX_RETRY_MS;
  for (let tries = 0; ; tries += 1) {
    const answer = await send(origin, call).catch(() => undefined);
    tally.add(`${name}: ${answer?.status ?? 'no answer'}`);
    if (answer && !isTransient(answer)) return answer;
    if (tries + 1 >= MIN_TRIES && Date.now() > deadline)
      throw new UnexpectedAnswer(`${name} was never answered`);
    await wait(pauseMs(answer, tries));
  }
}

import { setTimeout as wait } from 'node:timers/promises';
import type { Tally } from '../tally.ts';

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

/** The site waits a little longer for a creation than the API takes (D33). */
const ANSWER_WITHIN_MS = 18_000;
const FIRST_PAUSE_MS = 150;
const LONGEST_PAUSE_MS = 2_000;
/** After so long a person is counted as never answered. */
export const PATIENCE_MS = 120_000;

/** Somebody was refused, or not answered, who should have been. */
export class Mistreated extends Error {
  override readonly name = 'Mistreated';
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

const isPassing = ({ status }: Answer) => status >= 500 || status === 429;

function pauseMs(answer: Answer | undefined, tries: number): number {
  const asked = Number(answer?.retryAfter ?? 0) * 1000;
  return Math.min(LONGEST_PAUSE_MS, Math.max(asked, FIRST_PAUSE_MS * 2 ** tries) * (0.5 + Math.random()));
}

/**
 * Sends the same until it is answered by something else than trouble that passes, as a person at the site
 * does.
 *
 * @throws Mistreated when that does not come
 */
export async function persist(origin: string, call: Call, name: string, tally: Tally): Promise<Answer> {
  const deadline = Date.now() + PATIENCE_MS;
  for (let tries = 0; ; tries += 1) {
    const answer = await send(origin, call).catch(() => undefined);
    tally.add(`${name}: ${answer?.status ?? 'no answer'}`);
    if (answer && !isPassing(answer)) return answer;
    if (Date.now() > deadline) throw new Mistreated(`${name} was never answered`);
    await wait(pauseMs(answer, tries));
  }
}

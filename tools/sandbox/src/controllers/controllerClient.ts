import { createHmac } from 'node:crypto';
import type { ReportedUse } from '@laundry/api-contract';

export interface Card {
  readonly card: string;
  readonly state: 'active' | 'lost';
  /** Pesos. */
  readonly balance: number;
}

interface Cards {
  readonly cards: readonly Card[];
  readonly next: string;
  readonly more: boolean;
}

const ANSWERS_WITHIN_MS = 10_000;

/** The headers of a controller's call, signed as ADR-36 requires. */
export function controllerHeaders(
  controller: string,
  key: string,
  method: string,
  target: string,
  body: string,
): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signed = [timestamp, method, target, body].join('\n');
  return {
    'x-controller': controller,
    'x-timestamp': timestamp,
    'x-signature': createHmac('sha256', key).update(signed).digest('hex'),
    ...(body !== '' && { 'content-type': 'application/json' }),
  };
}

/** The calls of a controller. */
export function createControllerClient(apiOrigin: string, controller: string, key: string) {
  async function call(method: 'GET' | 'POST', path: string, body: string): Promise<unknown> {
    const target = `/machines/v1/${path}`;
    const answer = await fetch(apiOrigin + target, {
      method,
      headers: controllerHeaders(controller, key, method, target, body),
      ...(body !== '' && { body }),
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
    });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}`);
    return answer.json();
  }
  return {
    /** Reports uses. Once this succeeds, each use has been counted or refused for good. */
    report: (uses: readonly ReportedUse[]): Promise<unknown> =>
      call('POST', 'uses', JSON.stringify({ uses })),
    // The answer is not validated here, because the API's own tests check it against the contract.
    cards: async (since: string): Promise<Cards> =>
      (await call('GET', `cards?since=${encodeURIComponent(since)}`, '')) as Cards,
  };
}

export type ControllerClient = ReturnType<typeof createControllerClient>;

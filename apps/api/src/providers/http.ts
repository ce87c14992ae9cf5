import { ProviderUnavailable } from '@laundry/payment-channels/server';
import type { ProviderAnswer, ProviderRequest } from '@laundry/payment-channels/server';
import { Agent, errors, request } from 'undici';
import { CircuitState, CountBreaker, circuitBreaker, handleType } from 'cockatiel';
import { errorCode } from '../database/failures.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Log } from '../process/logging.ts';
import type { Settings } from '../settings.ts';

const MAX_ANSWER_BYTES = 1_048_576;
const CONNECTIONS = 64;
/** A breaker opens when more than half of the last calls failed, once there were enough to judge by. */
const SHARE = { threshold: 0.5, size: 20, minimumNumberOfCalls: 10 };

const STATES: Readonly<Record<CircuitState, string>> = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.Open]: 'open',
  [CircuitState.HalfOpen]: 'half_open',
  [CircuitState.Isolated]: 'open',
};

/** The provider itself failed, as circuit breakers count it: no connection, no answer in time, or a 5xx. */
class ProviderDown extends ProviderUnavailable {}

/** The circuit breaker is open after repeated failures, so nothing was sent. */
export class CircuitOpen extends ProviderUnavailable {}

function encode(body: object | undefined): { body?: string; headers: Record<string, string> } {
  if (body === undefined) return { headers: {} };
  if (body instanceof URLSearchParams)
    return { body: body.toString(), headers: { 'content-type': 'application/x-www-form-urlencoded' } };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

/** Whether an answer was no JSON or too large, which this one request may have caused. */
const isUnreadableAnswer = (error: unknown): boolean =>
  error instanceof SyntaxError || error instanceof errors.ResponseExceededMaxSizeError;

/** The body of an answer. @throws ProviderDown for a 5xx that is no error of the protocol */
function parseBody(text: string, status: number, { method, url, isError }: ProviderRequest): unknown {
  if (status < 500) return JSON.parse(text);
  const failed = new ProviderDown(`${method} ${new URL(url).pathname}: ${status}`);
  if (!isError) throw failed;
  try {
    const body: unknown = JSON.parse(text);
    if (isError(body)) return body;
  } catch (error) {
    failed.cause = error;
  }
  throw failed;
}

/** The outcome of a failed call in metrics. */
const classifyError = (error: unknown): string => {
  if (error instanceof ProviderUnavailable) return 'failed';
  if (error instanceof SyntaxError) return 'malformed';
  return error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable';
};

interface HttpContext {
  readonly settings: Pick<Settings, 'PROVIDER_PAUSE_MS'>;
  readonly metrics: Metrics;
  readonly log: Log;
}

/**
 * Sends requests to one provider on persistent connections, each with a time limit for the whole answer.
 * A circuit breaker stops requests for a while when most of the recent ones failed, then lets one through,
 * and closes if that one succeeds. A 4xx does not count as a failure, nor does an answer that is no JSON,
 * because a single payer's text can cause both.
 */
function createProviderHttp(channel: string, { settings, metrics, log }: HttpContext) {
  const pauseMs = settings.PROVIDER_PAUSE_MS;
  const breaker = circuitBreaker(handleType(ProviderDown), {
    halfOpenAfter: pauseMs,
    breaker: new CountBreaker(SHARE),
  });
  let openedAt = 0;
  const show = (current: CircuitState) => {
    for (const state of new Set(Object.values(STATES)))
      metrics.breakerState.set({ channel, state }, state === STATES[current] ? 1 : 0);
  };
  show(breaker.state);
  breaker.onStateChange(show);
  breaker.onBreak(() => {
    openedAt = Date.now();
    log.error({ channel }, 'circuit opened');
  });
  breaker.onReset(() => log.info({ channel }, 'circuit closed'));

  /** The number of calls that would be let through now. */
  function capacity(): number {
    if (breaker.state === CircuitState.Closed) return Infinity;
    return breaker.state === CircuitState.Open && Date.now() - openedAt >= pauseMs ? 1 : 0;
  }

  const agent = new Agent({
    connections: CONNECTIONS,
    keepAliveTimeout: 30_000,
    maxResponseSize: MAX_ANSWER_BYTES,
  });

  async function exchange(call: ProviderRequest): Promise<ProviderAnswer> {
    const { operation, method, url, headers, body, timeoutMs } = call;
    const { pathname } = new URL(url);
    const observe = metrics.providerCalls.startTimer({ channel, operation });
    try {
      const encoded = encode(body);
      const answer = await request(url, {
        dispatcher: agent,
        method,
        headers: { accept: 'application/json', ...encoded.headers, ...headers },
        body: encoded.body ?? null,
        signal: AbortSignal.timeout(Math.max(1, timeoutMs)),
      });
      const text = await answer.body.text();
      const { statusCode: status } = answer;
      const parsed = parseBody(text, status, call);
      observe({ outcome: status < 400 ? 'answered' : 'refused' });
      return { status, body: parsed };
    } catch (error) {
      observe({ outcome: classifyError(error) });
      if (error instanceof ProviderUnavailable) throw error;
      const Unavailable = isUnreadableAnswer(error) ? ProviderUnavailable : ProviderDown;
      const reason = errorCode(error) || (error instanceof Error ? error.name : 'failed');
      throw new Unavailable(`${method} ${pathname}: ${reason}`, { cause: error });
    }
  }

  /**
   * @throws ProviderUnavailable when there is no answer in time, a 5xx, or no JSON; CircuitOpen where nothing
   * was sent
   */
  async function send(call: ProviderRequest): Promise<ProviderAnswer> {
    if (capacity() > 0) return breaker.execute(() => exchange(call));
    const { operation } = call;
    metrics.providerCalls.observe({ channel, operation, outcome: 'rejected' }, 0);
    throw new CircuitOpen(`${operation}: circuit open`);
  }

  return { send, capacity, destroy: () => agent.destroy() };
}

type ProviderHttp = ReturnType<typeof createProviderHttp>;

/** Separate connections to every provider, so that none waits for another. */
export function createProviderHttps(context: HttpContext) {
  const made = new Map<string, ProviderHttp>();
  return {
    /** @param channel the provider's name in metrics */
    of: (channel: string): ProviderHttp => {
      const http = made.get(channel) ?? createProviderHttp(channel, context);
      made.set(channel, http);
      return http;
    },
    /** Aborts running calls, whose outcome is then unknown. */
    destroy: async (): Promise<void> => {
      await Promise.all([...made.values()].map((http) => http.destroy()));
    },
  };
}

export type ProviderHttps = ReturnType<typeof createProviderHttps>;

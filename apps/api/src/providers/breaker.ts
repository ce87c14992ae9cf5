import { CircuitState, CountBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import type { Metrics } from '../metrics/metrics.ts';
import type { Log } from '../process/logging.ts';

/** It opens when more than half of the last calls failed, once there were enough of them to judge by. */
const SHARE = { threshold: 0.5, size: 20, minimumNumberOfCalls: 10 };

const STATES: Readonly<Record<CircuitState, string>> = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.Open]: 'open',
  [CircuitState.HalfOpen]: 'half_open',
  [CircuitState.Isolated]: 'open',
};

/**
 * The circuit breaker of one provider. It opens when most of the recent calls failed, lets one call through
 * after a pause, and closes if that one succeeds.
 *
 * @param isFailure whether an error is the provider's failure; any other concerns its own call only
 * @param pauseMs how long it stays open before it lets a call through
 */
export function createBreaker(
  channel: string,
  isFailure: (error: unknown) => boolean,
  pauseMs: number,
  metrics: Metrics,
  log: Log,
) {
  const policy = circuitBreaker(handleWhen(isFailure), {
    halfOpenAfter: pauseMs,
    breaker: new CountBreaker(SHARE),
  });
  let openedAt = 0;

  function show(current: CircuitState): void {
    for (const state of new Set(Object.values(STATES)))
      metrics.breakerState.set({ channel, state }, state === STATES[current] ? 1 : 0);
  }

  show(CircuitState.Closed);
  policy.onStateChange(show);
  policy.onBreak(() => {
    openedAt = Date.now();
    log.error({ channel }, 'circuit opened');
  });
  policy.onReset(() => log.info({ channel }, 'circuit closed'));

  /** The number of calls that would be let through now. */
  function room(): number {
    if (policy.state === CircuitState.Closed) return Infinity;
    return policy.state === CircuitState.Open && Date.now() - openedAt >= pauseMs ? 1 : 0;
  }

  return { room, run: <T>(work: () => Promise<T>): Promise<T> => policy.execute(work) };
}

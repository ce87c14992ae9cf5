import { CircuitState, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel';
import type { Metrics } from '../metrics.ts';
import type { Log } from '../logging.ts';

/** Consecutive failures after which the breaker opens. */
const FAILURES = 5;

const STATES: Readonly<Record<CircuitState, string>> = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.Open]: 'open',
  [CircuitState.HalfOpen]: 'half_open',
  [CircuitState.Isolated]: 'open',
};

/**
 * The circuit breaker of one provider. It opens after consecutive failures, lets one call through after a
 * pause, and closes if that one succeeds. Every error of a call counts as a failure.
 *
 * @param pauseMs how long it stays open before it lets a call through
 */
export function createBreaker(channel: string, pauseMs: number, metrics: Metrics, log: Log) {
  const policy = circuitBreaker(handleAll, {
    halfOpenAfter: pauseMs,
    breaker: new ConsecutiveBreaker(FAILURES),
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

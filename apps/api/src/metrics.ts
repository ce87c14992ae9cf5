interface StateCount {
  readonly state: string;
  readonly count: number;
}

/** Counters in Prometheus' text format. */
export function createMetrics(reconcilerRuns: () => number) {
  const requests = new Map<string, number>();
  let seconds = 0;

  const family = (name: string, type: 'counter' | 'gauge', help: string, lines: readonly string[]) =>
    [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines].join('\n');

  return {
    /** Counts an answered request. */
    answered(status: number, milliseconds: number): void {
      const statusClass = `${Math.floor(status / 100)}xx`;
      requests.set(statusClass, (requests.get(statusClass) ?? 0) + 1);
      seconds += milliseconds / 1000;
    },
    render(payments: readonly StateCount[]): string {
      const byClass = [...requests].map(([name, count]) => `http_requests_total{status="${name}"} ${count}`);
      const byState = payments.map(({ state, count }) => `payments{state="${state}"} ${count}`);
      return [
        family('http_requests_total', 'counter', 'Answered requests by class of status', byClass),
        family('http_request_seconds_total', 'counter', 'Time spent answering', [
          `http_request_seconds_total ${seconds.toFixed(3)}`,
        ]),
        family('payments', 'gauge', 'Payments by state', byState),
        family('reconciler_runs_total', 'counter', 'Runs of the reconciler', [
          `reconciler_runs_total ${reconcilerRuns()}`,
        ]),
        '',
      ].join('\n');
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

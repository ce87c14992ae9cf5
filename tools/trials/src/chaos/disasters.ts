import type { Random } from '@laundry/sandbox';
import type { ChaosOptions } from './options.ts';
import type { Postgres, Shutdown } from '@laundry/sandbox/local';
import type { Instance } from './system/supervisor.ts';
import type { Tally } from './faults.ts';

type Disaster =
  | { readonly kind: 'kill'; readonly instance: number }
  | { readonly kind: 'restart'; readonly how: Shutdown; readonly downSeconds: number };

interface Planned {
  /** Happens when this share of all people has begun, from 0 to 1. */
  readonly at: number;
  readonly disaster: Disaster;
}

const LONGEST_DOWN_TENTHS = 25;

/** Plans which server fails when, in chronological order; the same for the same seed. */
export function planDisasters(random: Random, { kills, restarts }: ChaosOptions): readonly Planned[] {
  const times = (count: number, make: (index: number) => Disaster): Planned[] =>
    // Servers fail nearly until the last person has begun.
    Array.from({ length: count }, (_, index) => ({ at: 0.05 + random.next() * 0.9, disaster: make(index) }));
  const killed = times(kills, () => ({ kind: 'kill', instance: random.whole(0, 1) }));
  const restarted = times(restarts, (index) => ({
    kind: 'restart',
    how: index % 2 === 0 ? 'immediate' : 'fast',
    downSeconds: random.whole(0, LONGEST_DOWN_TENTHS) / 10,
  }));
  return [...killed, ...restarted].sort((left, right) => left.at - right.at);
}

/** Carries out planned disasters while the run goes on. */
export function runDisasters(
  planned: readonly Planned[],
  { postgres, instances, tally }: { postgres: Postgres; instances: readonly Instance[]; tally: Tally },
) {
  const left = [...planned];
  const times: number[] = [];
  // Restarts of PostgreSQL run one after the other.
  let restarting: Promise<void> = Promise.resolve();

  function happen(disaster: Disaster): void {
    times.push(Date.now());
    if (disaster.kind === 'kill') {
      instances[disaster.instance]?.kill();
      tally.add('SIGKILL of an instance');
      return;
    }
    const { how, downSeconds } = disaster;
    tally.add(`PostgreSQL restarted, -m ${how}`);
    restarting = restarting.then(async () => {
      times.push(Date.now());
      await postgres.restart(how, downSeconds);
      times.push(Date.now());
    });
    // Failures are reported to the caller of `over`.
    restarting.catch(() => undefined);
  }

  return {
    /** Starts the disasters that are due when this share of all people has begun. */
    until: (share: number): void => {
      while (left[0] && left[0].at <= share) {
        const next = left.shift();
        if (next) happen(next.disaster);
      }
    },
    /** Resolves when all disasters are over. @throws Error where PostgreSQL did not come back */
    over: async (): Promise<void> => {
      await restarting;
    },
    /** When disasters began or ended, ms since 1970. */
    times: (): readonly number[] => times,
  };
}

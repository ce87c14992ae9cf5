import { parseArgs } from 'node:util';

const LARGEST = 1_000_000;
/** The defaults: one SIGKILL, and one restart of PostgreSQL, for each this many people. */
const PEOPLE_PER_KILL = 80;
const PEOPLE_PER_RESTART = 160;
const text = { type: 'string' } as const;

/** Reads the size and the faults of a run. @throws Error naming the option that is wrong */
export function optionsFrom(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      topups: text,
      purchases: text,
      seed: text,
      kills: text,
      restarts: text,
      people: text,
      'provider-faults': text,
      'mail-faults': text,
    },
  });
  const count = (name: keyof typeof values, otherwise: number): number => {
    const given = values[name] ?? String(otherwise);
    if (!/^\d{1,7}$/.test(given) || Number(given) > LARGEST)
      throw new Error(`--${name}: must be a whole number up to ${LARGEST}`);
    return Number(given);
  };
  const topups = count('topups', 1000);
  const purchases = count('purchases', 200);
  return {
    topups,
    purchases,
    /** Determines what people want and which faults meet them, but not how they interleave. */
    seed: count('seed', Math.floor(Math.random() * LARGEST)),
    /** How often an instance of the API gets SIGKILL. */
    kills: count('kills', Math.ceil((topups + purchases) / PEOPLE_PER_KILL)),
    /** How often PostgreSQL is restarted, alternating between fast and immediate shutdown. */
    restarts: count('restarts', Math.ceil((topups + purchases) / PEOPLE_PER_RESTART)),
    /** How many people are active at once. */
    people: count('people', 24),
    /** The percentage of provider calls that meet a fault. */
    'provider-faults': count('provider-faults', 8),
    /** The percentage of mail server connections that meet a fault. */
    'mail-faults': count('mail-faults', 30),
  } as const;
}
export type ChaosOptions = ReturnType<typeof optionsFrom>;

/** The command that repeats the run. */
export const commandText = (options: ChaosOptions): string =>
  ['npm run chaos --', ...Object.entries(options).map(([name, count]) => `--${name} ${count}`)].join(' ');

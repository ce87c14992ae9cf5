import { parseArgs } from 'node:util';

/** The size and the faults of a run. */
export interface ChaosOptions {
  readonly topUps: number;
  readonly purchases: number;
  /** Determines what people want and which faults meet them, but not how they interleave. */
  readonly seed: number;
  /** How often an instance of the API gets SIGKILL. */
  readonly kills: number;
  /** How often PostgreSQL is restarted, alternating between fast and immediate shutdown. */
  readonly restarts: number;
  /** How many people are active at once. */
  readonly people: number;
  /** The percentage of provider calls that meet a fault. */
  readonly providerFaults: number;
  /** The percentage of mail server connections that meet a fault. */
  readonly mailFaults: number;
}

const LARGEST = 1_000_000;
/** Where the command line does not say: one SIGKILL, and one restart of PostgreSQL, per so many people. */
const PEOPLE_PER_KILL = 80;
const PEOPLE_PER_RESTART = 160;

function countOf(name: string, given: string | undefined, otherwise: number): number {
  if (given === undefined) return otherwise;
  const count = /^\d{1,7}$/.test(given) ? Number(given) : Number.NaN;
  if (!(count <= LARGEST)) throw new Error(`--${name}: must be a whole number up to ${LARGEST}`);
  return count;
}

/** The command that repeats the run. */
export const commandOf = (options: ChaosOptions): string =>
  [
    `npm run chaos -- --topups ${options.topUps} --purchases ${options.purchases} --seed ${options.seed}`,
    `--kills ${options.kills} --restarts ${options.restarts} --people ${options.people}`,
    `--provider-faults ${options.providerFaults} --mail-faults ${options.mailFaults}`,
  ].join(' ');

/** Reads the command line. @throws Error naming the option that is wrong */
export function optionsFrom(args: readonly string[]): ChaosOptions {
  const text = { type: 'string' } as const;
  const options = {
    topups: text,
    purchases: text,
    seed: text,
    kills: text,
    restarts: text,
    people: text,
    'provider-faults': text,
    'mail-faults': text,
  };
  const { values } = parseArgs({ args: [...args], options, allowPositionals: false });
  const topUps = countOf('topups', values.topups, 1000);
  const purchases = countOf('purchases', values.purchases, 200);
  const all = topUps + purchases;
  return {
    topUps,
    purchases,
    seed: countOf('seed', values.seed, Math.floor(Math.random() * LARGEST)),
    kills: countOf('kills', values.kills, Math.ceil(all / PEOPLE_PER_KILL)),
    restarts: countOf('restarts', values.restarts, Math.ceil(all / PEOPLE_PER_RESTART)),
    people: countOf('people', values.people, 24),
    providerFaults: countOf('provider-faults', values['provider-faults'], 8),
    mailFaults: countOf('mail-faults', values['mail-faults'], 30),
  };
}

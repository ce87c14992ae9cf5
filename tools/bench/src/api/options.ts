import { parseArgs } from 'node:util';

export interface BenchOptions {
  /** The benchmarks to run; all of them where none is named. */
  readonly names: readonly string[];
  /** The number of uses, and of transactions, in the large database. */
  readonly rows: number;
  /** The length of each round of load, in seconds. */
  readonly seconds: number;
  readonly rounds: number;
  /** How long memory is sampled under load, in minutes. */
  readonly soak: number;
}

function numberOf(name: string, given: string | undefined, otherwise: number): number {
  if (given === undefined) return otherwise;
  const number = Number(given);
  if (!(number > 0 && number <= 100_000_000)) throw new Error(`--${name}: must be a number above 0`);
  return number;
}

/** Reads the command line. @throws Error naming the option that is wrong */
export function optionsFrom(args: readonly string[]): BenchOptions {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { rows: text, seconds: text, rounds: text, soak: text },
    allowPositionals: true,
  });
  return {
    names: positionals,
    rows: numberOf('rows', values.rows, 10_000_000),
    seconds: numberOf('seconds', values.seconds, 4),
    rounds: numberOf('rounds', values.rounds, 5),
    soak: numberOf('soak', values.soak, 1),
  };
}

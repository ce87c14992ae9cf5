import type * as v from 'valibot';

/**
 * What a value is, which decides what production asks of it (production.ts): `secret`; `identifier`, what
 * others know us by; `url` of a service or `origin` of ours, one or a list with commas; `server`, which may
 * be on this machine; `network`, ranges of addresses; `mailbox`; `contact`, what people read. A value of no
 * kind (a number, a switch) may be the same everywhere.
 */
export type SettingKind =
  'secret' | 'identifier' | 'url' | 'origin' | 'server' | 'network' | 'mailbox' | 'contact';

/** In a table's column for production: nothing holds there unless it is given. */
export const requiredInProduction = Symbol('required in production');

/**
 * What production takes where nothing is given. Empty: the setting may be left out there, and an empty value
 * is taken everywhere, unchecked. A row without it takes its local value.
 */
type InProduction = string | typeof requiredInProduction;

interface Row {
  readonly schema: v.GenericSchema<string, unknown>;
  /** The value of the local run. */
  readonly local: string;
}

/** A row of a table of settings. One that has a kind never falls back to its local value in production. */
export type Setting = Row &
  (
    | { readonly kind?: never; readonly production?: InProduction }
    | { readonly kind: SettingKind; readonly production: InProduction }
  );

/** What is wrong with a setting, in words that never show its value. */
export interface SettingProblem {
  readonly name: string;
  readonly wanted: string;
}

/** Settings have values that they may not have. Its message names each of them, one a line. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
  readonly problems: readonly SettingProblem[];

  constructor(problems: readonly SettingProblem[]) {
    super(problems.map(({ name, wanted }) => `${name}: ${wanted}`).join('\n'));
    this.problems = problems;
  }
}

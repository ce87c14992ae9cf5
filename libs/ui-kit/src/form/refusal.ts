import { createContext } from 'react';

/** What a server said of the fields that it misses or refuses, by their names. */
export type Refused = Readonly<Record<string, string>>;

/** A refusal, and what the form held then: what was changed since is no longer refused. */
export interface StandingRefusal {
  readonly refused: Refused;
  readonly values: Readonly<Record<string, unknown>>;
}

export const RefusalContext = createContext<StandingRefusal | undefined>(undefined);

/** What stands against a field; undefined where nothing does. */
export const refusalAt = (
  standing: StandingRefusal | undefined,
  name: string,
  value: unknown,
): string | undefined =>
  standing && Object.hasOwn(standing.refused, name) && Object.is(standing.values[name], value)
    ? standing.refused[name]
    : undefined;

/** Counts what happened, by name. */
export interface Tally {
  add(name: string, times?: number): void;
  of(name: string): number;
  /** All counts, in alphabetical order. */
  all(): readonly (readonly [name: string, count: number])[];
}

export function createTally(): Tally {
  const counts = new Map<string, number>();
  return {
    add: (name, times = 1) => void counts.set(name, (counts.get(name) ?? 0) + times),
    of: (name) => counts.get(name) ?? 0,
    all: () => [...counts].sort(([left], [right]) => left.localeCompare(right)),
  };
}

const UINT32 = 2 ** 32;

/** mulberry32: small, fast and even enough for demo data. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / UINT32;
  };
}

/** A source of pseudo-random values, the same sequence for the same seed. */
export function createRandom(seed: number) {
  /** In [0, 1). */
  const next = mulberry32(seed);
  /** A whole number from `min` to `max`, both included. */
  const whole = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  const hex = (digits: number) => Array.from({ length: digits }, () => whole(0, 15).toString(16)).join('');
  return {
    next,
    whole,
    chance: (probability: number) => next() < probability,
    pick: <T>(list: readonly T[]): T => {
      const chosen = list[whole(0, list.length - 1)];
      if (chosen === undefined) throw new RangeError('Nothing to pick from');
      return chosen;
    },
    /** A version 4 UUID. */
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-${whole(8, 11).toString(16)}${hex(3)}-${hex(12)}`,
  };
}
export type Random = ReturnType<typeof createRandom>;

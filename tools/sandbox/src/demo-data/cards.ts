import { DEMO_CARDS } from './plan.ts';
import type { Random } from './random.ts';

const RESERVED: readonly string[] = Object.values(DEMO_CARDS);

/**
 * Whether nobody would type a code as an example of an unknown card: such codes (11111111, 87654321) have
 * fewer or more distinct digits.
 */
const isUnlikelyGuess = (uid: string) => {
  const distinct = new Set(uid).size;
  return distinct === 5 || distinct === 6;
};

/** Creates a generator of card codes that repeats none and leaves out the reserved ones. */
export function createCardCodes(random: Random): () => string {
  const taken = new Set(RESERVED);
  return () => {
    for (;;) {
      const uid = String(random.whole(40_000_000, 89_999_999));
      if (taken.has(uid) || !isUnlikelyGuess(uid)) continue;
      taken.add(uid);
      return uid;
    }
  };
}

import { DEMO_CARDS } from './plan.ts';
import type { Random } from './random.ts';

const RESERVED: readonly string[] = Object.values(DEMO_CARDS);

/**
 * Codes that somebody might type as an unknown card (11111111, 87654321) have fewer or more distinct digits.
 */
const isUnlikelyGuess = (uid: string) => {
  const distinct = new Set(uid).size;
  return distinct === 5 || distinct === 6;
};

/** Hands out card codes, each once and none of those that the local run promises something about. */
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

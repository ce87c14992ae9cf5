import { demoData } from '@laundry/strings';
import { DEMO_CARDS } from './plan.ts';
import type { Random } from './random.ts';

/** A fictitious person. */
export interface Person {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
}

const plainLetters = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toLowerCase();

/** Creates a generator of fictitious people with distinct e-mails. */
export function createPeople(random: Random): () => Person {
  let count = 0;
  return () => {
    count += 1;
    const firstname = random.pick(demoData.firstnames);
    const lastname = random.pick(demoData.lastnames);
    const email = `${plainLetters(firstname)}.${plainLetters(lastname)}${count}@correo.example`;
    return { firstname, lastname, email };
  };
}

const RESERVED: readonly string[] = Object.values(DEMO_CARDS);

/**
 * Whether a code is unlikely to be typed as an example of an unknown card. Typical examples (11111111,
 * 87654321) have fewer or more distinct digits.
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

import { demoData } from '@laundry/strings';
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

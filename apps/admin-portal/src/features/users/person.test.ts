import { calls } from '@laundry/api-contract';
import * as v from 'valibot';
import { FIELDS, NOBODY } from './person.ts';
import type { Person } from './person.ts';
import { personSchema } from './personSchema.ts';

const ana: Person = {
  firstname: 'Ana',
  lastname: 'Núñez',
  email: 'ana@correo.example',
  reference: 'Apto 101',
};

const longest = (field: keyof Person, length: number): Person => ({
  ...ana,
  [field]: field === 'email' ? `${'a'.repeat(length - 10)}@b.example` : 'x'.repeat(length),
});

describe("a resident's data", () => {
  it.each<[string, Person]>([
    ['whole', ana],
    ['with blanks around', { ...ana, email: ' ana@correo.example ' }],
    ['missing', NOBODY],
    ['blank', { ...ana, reference: ' \t ' }],
    ['of no e-mail', { ...ana, email: 'ana@correo' }],
    ['of an e-mail within an e-mail', { ...ana, email: 'a@b@c.uy' }],
    ['with emoji and right-to-left letters', { ...ana, firstname: '👩‍👧', lastname: 'אבג' }],
    ...FIELDS.flatMap((field): [string, Person][] =>
      (field === 'email' ? [254, 255] : [100, 101]).map((length) => [
        `with a ${field} of ${length}`,
        longest(field, length),
      ]),
    ),
  ])('%s is valid exactly if the API accepts it', (_, person) => {
    expect(personSchema.isValidSync(person)).toBe(v.is(calls.createBuildingUser.body, person));
  });
});

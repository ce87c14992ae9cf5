import type { BuildingUser, NewBuildingUser } from '@laundry/api-contract';
import { users } from '@laundry/strings';
import { EMAIL_REGEX } from 'valibot';
import { object, string } from 'yup';

/** A resident as it is entered, and as it is sent once it is valid. */
export type Person = NewBuildingUser;

export const FIELDS = ['firstname', 'lastname', 'email', 'reference'] as const satisfies (keyof Person)[];
export type Field = (typeof FIELDS)[number];

export const NOBODY: Person = { firstname: '', lastname: '', email: '', reference: '' };

/** The API's limits; person.test.ts compares them with the contract. */
const MAX = { text: 100, email: 254 };

const { rules } = users;

const filled = (missing: string, max: number) =>
  string().trim().required(missing).max(max, rules.tooLong(max));

/** The rules of a new resident (spec §5), of one typed by hand and of each of many. */
export const personSchema = object({
  firstname: filled(rules.firstname, MAX.text),
  lastname: filled(rules.lastname, MAX.text),
  email: filled(rules.email, MAX.email).matches(EMAIL_REGEX, {
    message: rules.emailFormat,
    excludeEmptyString: true,
  }),
  reference: filled(rules.reference, MAX.text),
});

/** The same without blanks around. */
export const trimmed = ({ firstname, lastname, email, reference }: Person): Person => ({
  firstname: firstname.trim(),
  lastname: lastname.trim(),
  email: email.trim(),
  reference: reference.trim(),
});

/** First and last name; the e-mail if there is no name. */
export const nameOf = ({ firstname, lastname, email }: Person): string =>
  `${firstname} ${lastname}`.trim() || email;

/** E-mails are compared without case. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

/** Only who has not confirmed has something to confirm (D55). */
export const isWaiting = ({ validatedAt }: BuildingUser): boolean => validatedAt === null;

import { users } from '@laundry/strings';
import { EMAIL_REGEX } from 'valibot';
import { string } from 'yup';

const { rules } = users;

/** The API's limits; person.test.ts compares them with the contract. */
const MAX = { text: 100, email: 254 };

/** A text that must be there, and not be longer than the API takes. */
export const filled = (missing: string, max = MAX.text) =>
  string().trim().required(missing).max(max, rules.tooLong(max));

/** The rules of whoever is invited (spec §5): a first name, a last name and an e-mail. */
export const firstnameRule = filled(rules.firstname);
export const lastnameRule = filled(rules.lastname);
export const emailRule = filled(rules.email, MAX.email).matches(EMAIL_REGEX, {
  message: rules.emailFormat,
  excludeEmptyString: true,
});

import { users } from '@laundry/strings';
import { EMAIL_REGEX } from 'valibot';
import { string } from 'yup';

const { rules } = users;

/** The API's limits; person.test.ts compares them with the contract. */
const MAX = { text: 100, email: 254 };

/** A required text, no longer than the API accepts. */
export const requiredText = (missing: string, max = MAX.text) =>
  string().trim().required(missing).max(max, rules.tooLong(max));

/** The rules for an invited person (spec §5): first name, last name and e-mail. */
export const firstnameRule = requiredText(rules.firstname);
export const lastnameRule = requiredText(rules.lastname);
export const emailRule = requiredText(rules.email, MAX.email).matches(EMAIL_REGEX, {
  message: rules.emailFormat,
  excludeEmptyString: true,
});

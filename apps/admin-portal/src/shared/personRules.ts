import { MAX_LENGTH } from '@laundry/api-contract';
import { users } from '@laundry/strings';
import { EMAIL_REGEX } from 'valibot';
import { string } from 'yup';

const { rules } = users;

/** A required text, no longer than the API accepts. */
export const requiredText = (missing: string, max: number = MAX_LENGTH.shortText) =>
  string().trim().required(missing).max(max, rules.tooLong(max));

/** The rules for an invited person (spec §5): first name, last name and e-mail. */
export const firstnameRule = requiredText(rules.firstname);
export const lastnameRule = requiredText(rules.lastname);
export const emailRule = requiredText(rules.email, MAX_LENGTH.email).matches(EMAIL_REGEX, {
  message: rules.emailFormat,
  excludeEmptyString: true,
});

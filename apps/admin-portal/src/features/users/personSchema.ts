import { users } from '@laundry/strings';
import { object } from 'yup';
import { emailRule, filled, firstnameRule, lastnameRule } from '../../shared/personRules.ts';

/** The rules of a new resident (spec §5), of one typed by hand and of each of many. */
export const personSchema = object({
  firstname: firstnameRule,
  lastname: lastnameRule,
  email: emailRule,
  reference: filled(users.rules.reference),
});

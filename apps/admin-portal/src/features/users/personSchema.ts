import { users } from '@laundry/strings';
import { object } from 'yup';
import { emailRule, requiredText, firstnameRule, lastnameRule } from '../../shared/personRules.ts';

/**
 * The rules of a new resident (spec §5), for the dialog of one and for each row of many. Not in person.ts,
 * because the dashboard's first code imports that, and must not load yup.
 */
export const personSchema = object({
  firstname: firstnameRule,
  lastname: lastnameRule,
  email: emailRule,
  reference: requiredText(users.rules.reference),
});

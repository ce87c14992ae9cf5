import { PASSWORD_RULES, isGoodPassword } from '@laundry/api-contract/password';
import { kitFields, completeSignup, errors } from '@laundry/strings';
import type { PasswordRule } from './PasswordField.tsx';
import { object, ref, string } from 'yup';

const { passwordRules: labels } = kitFields;

/** The one rule for a password that is changed in the portal (D74). */
export const PASSWORD_LENGTH_RULE: PasswordRule = { label: labels.length, met: PASSWORD_RULES.length };

/** The rules for a new password (spec §5), one by one, so that PasswordField can show which are met. */
export const NEW_PASSWORD_RULES: readonly PasswordRule[] = [
  PASSWORD_LENGTH_RULE,
  { label: labels.upper, met: PASSWORD_RULES.upper },
  { label: labels.lower, met: PASSWORD_RULES.lower },
  { label: labels.digit, met: PASSWORD_RULES.digit },
];

const texts = completeSignup.errors;

/** The form's initial values. The typed password is stored nowhere else. */
export const EMPTY_NEW_PASSWORD = { password: '', confirmation: '' };

/**
 * The new password of a sign-up or of a mailed link (spec §5, D56). An empty field has only the error that it
 * is empty.
 */
export const newPasswordSchema = object({
  password: string()
    .required(texts.noPassword)
    .test('policy', errors.texts.weakPassword, (password) => !password || isGoodPassword(password)),
  confirmation: string()
    .required(texts.noConfirmation)
    .oneOf([ref('password'), ''], texts.unequal),
});

import { PASSWORD_RULES, isGoodPassword } from '@laundry/api-contract/password';
import { kitFields, completeSignup, errors } from '@laundry/strings';
import type { PasswordRule } from './PasswordRules.tsx';
import { object, ref, string } from 'yup';

const { passwordRules: labels } = kitFields;

/** What a new password has to have (spec §5), each rule by itself, for PasswordField to tell live. */
export const NEW_PASSWORD_RULES: readonly PasswordRule[] = [
  { label: labels.length, met: PASSWORD_RULES.length },
  { label: labels.upper, met: PASSWORD_RULES.upper },
  { label: labels.lower, met: PASSWORD_RULES.lower },
  { label: labels.digit, met: PASSWORD_RULES.digit },
];

const texts = completeSignup.errors;

/** What the form starts from. What is typed is kept nowhere else. */
export const EMPTY_NEW_PASSWORD = { password: '', confirmation: '' };

/**
 * The new password of a sign-up or of a mailed link (spec §5, D56). An empty field has one error only: that
 * it is empty.
 */
export const newPasswordSchema = object({
  password: string()
    .required(texts.noPassword)
    .test('policy', errors.texts.weakPassword, (password) => !password || isGoodPassword(password)),
  confirmation: string()
    .required(texts.noConfirmation)
    .oneOf([ref('password'), ''], texts.unequal),
});

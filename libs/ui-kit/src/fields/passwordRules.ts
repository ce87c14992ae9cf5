import { kitFields } from '@laundry/strings';
import type { PasswordRule } from './PasswordRules.tsx';

const { passwordRules: labels } = kitFields;

/** What a new password has to have (section 5), each rule by itself, for PasswordField to tell live. */
export const NEW_PASSWORD_RULES: readonly PasswordRule[] = [
  { label: labels.length, met: (password) => password.length >= 8 },
  { label: labels.upper, met: (password) => /\p{Lu}/u.test(password) },
  { label: labels.lower, met: (password) => /\p{Ll}/u.test(password) },
  { label: labels.digit, met: (password) => /\d/.test(password) },
];

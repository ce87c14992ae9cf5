import { PASSWORD_RULES } from '@laundry/api-contract/password';
import { kitFields } from '@laundry/strings';
import type { PasswordRule } from './PasswordRules.tsx';

const { passwordRules: labels } = kitFields;

/** What a new password has to have (spec §5), each rule by itself, for PasswordField to tell live. */
export const NEW_PASSWORD_RULES: readonly PasswordRule[] = [
  { label: labels.length, met: PASSWORD_RULES.length },
  { label: labels.upper, met: PASSWORD_RULES.upper },
  { label: labels.lower, met: PASSWORD_RULES.lower },
  { label: labels.digit, met: PASSWORD_RULES.digit },
];

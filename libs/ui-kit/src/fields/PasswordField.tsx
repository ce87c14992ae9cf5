import { kit } from '@laundry/strings';
import { useField } from 'formik';
import { useId, useState } from 'react';
import { Icon } from '../controls/Icon.tsx';
import { PasswordRules } from './PasswordRules.tsx';
import type { PasswordRule } from './PasswordRules.tsx';
import { TextField } from './TextField.tsx';
import type { TextFieldProps } from './TextField.tsx';
import type { FieldProps } from './useKitField.ts';

export interface PasswordFieldProps
  extends FieldProps, Pick<TextFieldProps, 'pattern' | 'constraintMessages'> {
  /** For password managers: an existing password, or a new one. */
  autoComplete: 'current-password' | 'new-password';
  /** The rules for a new password; those met are shown as it is typed. */
  rules?: readonly PasswordRule[];
}

/** A password field, which allows pasting and can show the password (D21). */
export function PasswordField({ rules, ...props }: PasswordFieldProps) {
  const [{ value }] = useField<string>(props.name);
  const rulesId = useId();
  const [shown, setShown] = useState(false);
  const toggle = (
    <button
      type="button"
      className="kit-glyph-button"
      aria-label={shown ? kit.hidePassword : kit.showPassword}
      onClick={() => setShown(!shown)}
    >
      <Icon icon={shown ? 'hidden' : 'shown'} />
    </button>
  );
  return (
    <div className={rules && 'kit-ruled'}>
      <TextField
        {...props}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        endAdornment={toggle}
        {...(rules && { describedBy: rulesId })}
      />
      {rules && <PasswordRules id={rulesId} rules={rules} password={value} />}
    </div>
  );
}

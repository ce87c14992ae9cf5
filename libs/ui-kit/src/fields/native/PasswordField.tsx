import { useId } from 'react';
import { NativePasswordField } from '../../native/NativePasswordField.tsx';
import type { PasswordFieldProps as KitPasswordFieldProps } from '../PasswordField.tsx';
import { PasswordRules } from '../PasswordRules.tsx';
import type { TextFieldProps } from './TextField.tsx';
import { useNativeField } from './TextField.tsx';

export type PasswordFieldProps = KitPasswordFieldProps &
  Pick<TextFieldProps, 'pattern' | 'constraintMessages'>;

/** The rules have the same distance to the next element as a field. */
const withRules = { marginBottom: 12 } as const;

/** A password field, which allows pasting and can show the password (D21). */
export function PasswordField({ rules, ...props }: PasswordFieldProps) {
  const rulesId = useId();
  const field = useNativeField({ ...props, ...(rules && { describedBy: rulesId }) });
  return (
    <div style={rules && withRules}>
      <NativePasswordField {...field} />
      {rules && <PasswordRules id={rulesId} rules={rules} password={field.value} />}
    </div>
  );
}

import { TextField } from './TextField.tsx';
import type { TextFieldProps } from './TextField.tsx';

export type EmailFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'autoCapitalize' | 'rows' | 'keep'>;

/** An e-mail address, with the keyboard for it; no browser check of its own. */
export function EmailField({ autoComplete = 'email', ...props }: EmailFieldProps) {
  return (
    <TextField {...props} type="email" inputMode="email" autoCapitalize="none" autoComplete={autoComplete} />
  );
}

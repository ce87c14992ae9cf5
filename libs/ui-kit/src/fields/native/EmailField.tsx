import { useField } from 'formik';
import { NativeEmailField } from '../../native/NativeEmailField.tsx';
import type { EmailFieldProps as KitEmailFieldProps } from '../EmailField.tsx';
import type { TextFieldProps } from './TextField.tsx';
import { useNativeField } from './TextField.tsx';

export type EmailFieldProps = Omit<KitEmailFieldProps, 'endAdornment'> &
  Pick<TextFieldProps, 'constraintMessages'>;

/**
 * A field for an e-mail address, with the matching keyboard; once left, it warns where the domain looks like
 * a typing error.
 */
export function EmailField({ autoComplete = 'email', ...props }: EmailFieldProps) {
  const [, { touched }] = useField<string>(props.name);
  return <NativeEmailField {...useNativeField({ ...props, autoComplete })} touched={touched} />;
}

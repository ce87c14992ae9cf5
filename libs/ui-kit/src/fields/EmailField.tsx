import { kitFields } from '@laundry/strings';
import { useField } from 'formik';
import { LinkButton } from '../form/LinkButton.tsx';
import { TextField } from './TextField.tsx';
import { suggestEmail } from './suggestEmail.ts';
import type { TextFieldProps } from './TextField.tsx';

export type EmailFieldProps = Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'autoCapitalize' | 'rows' | 'parse' | 'normalise' | 'warning'
>;

/**
 * A field for an e-mail address, with the matching keyboard; once left, it warns where the domain looks like
 * a typing error.
 */
export function EmailField({ autoComplete = 'email', ...props }: EmailFieldProps) {
  const [{ value }, { touched }, { setValue }] = useField<string>(props.name);
  const suggestion = touched ? suggestEmail(value) : undefined;
  const warning = suggestion !== undefined && (
    <>
      {kitFields.didYouMean}{' '}
      <LinkButton type="button" onClick={() => void setValue(suggestion)}>
        {kitFields.useInstead(suggestion)}
      </LinkButton>
    </>
  );
  return (
    <TextField
      {...props}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      autoComplete={autoComplete}
      {...(warning && { warning })}
    />
  );
}

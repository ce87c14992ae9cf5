import { kitFields } from '@laundry/strings';
import { useField } from 'formik';
import { emailSuggestion } from '../emailSuggestion.ts';
import type { EmailFieldProps } from '../EmailField.tsx';
import { TextField } from './TextField.tsx';

/** An e-mail address, with the keyboard for it; once left, it says when the domain looks like a typing error. */
export function EmailField({
  autoComplete = 'email',
  endAdornment: _,
  describedBy: __,
  ...props
}: EmailFieldProps) {
  const [{ value }, { touched }, { setValue }] = useField<string>(props.name);
  const meant = touched ? emailSuggestion(value) : undefined;
  const warning = meant !== undefined && (
    <>
      {kitFields.didYouMean}{' '}
      <button type="button" className="kit-link-button" onClick={() => void setValue(meant)}>
        {kitFields.useInstead(meant)}
      </button>
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

import { kitFields } from '@laundry/strings';
import { useField } from 'formik';
import { focusField } from '../form/formContext.ts';
import { suggestDomain } from './suggestDomain.ts';
import { TextField } from './TextField.tsx';
import type { TextFieldProps } from './TextField.tsx';
import type { FieldProps } from './useKitField.ts';

export type EmailFieldProps = Omit<FieldProps, 'warning'> & Pick<TextFieldProps, 'autoComplete'>;

/**
 * A field for an e-mail address, with the matching keyboard; once left, it suggests another domain where that
 * looks like a typing error. The domain alone fits on the reserved line and moves nothing under a finger.
 */
export function EmailField({ autoComplete = 'email', ...props }: EmailFieldProps) {
  const [{ value }, { touched }, { setValue }] = useField<string>(props.name);
  const domain = touched ? suggestDomain(value) : undefined;
  const warning = domain !== undefined && (
    <>
      {kitFields.didYouMean}{' '}
      <button
        type="button"
        className="kit-link-button"
        onClick={({ currentTarget, detail }) => {
          void setValue(value.replace(/@.*/, `@${domain}`));
          // The button disappears. A finger's press (1) does not open the keyboard again.
          if (detail === 0) focusField(currentTarget.form, props.name);
        }}
      >
        {kitFields.useInstead(domain)}
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
      warning={warning}
    />
  );
}

import { kitFields } from '@laundry/strings';
import { suggestEmail } from '../fields/suggestEmail.ts';
import { FieldWarning } from '../fields/FieldWarning.tsx';
import { NativeField } from './NativeField.tsx';
import type { NativeFieldProps } from './NativeField.tsx';

export type NativeEmailFieldProps = NativeFieldProps & {
  /** Whether it was left once; from then on it warns where the domain looks like a typing error. */
  touched: boolean;
};

/** A field for an e-mail address, with the matching keyboard. */
export function NativeEmailField({ touched, helperText, ...props }: NativeEmailFieldProps) {
  const suggested = touched && !props.invalid ? suggestEmail(props.value) : undefined;
  const remark = suggested !== undefined && (
    <FieldWarning>
      {kitFields.didYouMean}{' '}
      <button type="button" className="kit-link-button" onClick={() => props.onChange(suggested)}>
        {kitFields.useInstead(suggested)}
      </button>
    </FieldWarning>
  );
  return (
    <NativeField
      {...props}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      helperText={remark || helperText}
    />
  );
}

import { kitFields } from '@laundry/strings';
import { useState } from 'react';
import { emailSuggestion } from '../fields/emailSuggestion.ts';
import { NativeField } from './NativeField.tsx';
import type { NativeFieldProps } from './NativeField.tsx';

export type NativeEmailFieldProps = Pick<
  NativeFieldProps,
  'autoComplete' | 'error' | 'label' | 'name' | 'onChange' | 'value'
>;

/** An e-mail address, with the keyboard for it; once left, it says when the domain looks like a typing error. */
export function NativeEmailField(props: NativeEmailFieldProps) {
  const [touched, setTouched] = useState(false);
  const suggested = touched ? emailSuggestion(props.value) : undefined;
  const remark = suggested !== undefined && (
    <>
      {kitFields.didYouMean}{' '}
      <button type="button" className="kit-link-button" onClick={() => props.onChange(suggested)}>
        {kitFields.useInstead(suggested)}
      </button>
    </>
  );
  return (
    <NativeField {...props} type="email" inputMode="email" remark={remark} onBlur={() => setTouched(true)} />
  );
}

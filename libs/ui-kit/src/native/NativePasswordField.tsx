import { kit } from '@laundry/strings';
import { useState } from 'react';
import { NativeField } from './NativeField.tsx';
import type { NativeFieldProps } from './NativeField.tsx';
import { NativeGlyph } from './NativeGlyph.tsx';

export type NativePasswordFieldProps = Pick<
  NativeFieldProps,
  'error' | 'label' | 'name' | 'onChange' | 'value'
> & {
  /** For the password manager: the one in use, or one being chosen. */
  autoComplete: 'current-password' | 'new-password';
};

/** A password; it can be pasted and shown (decision 21). */
export function NativePasswordField(props: NativePasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <NativeField
      {...props}
      type={shown ? 'text' : 'password'}
      endAdornment={
        <button
          type="button"
          className="kit-glyph-button"
          aria-label={shown ? kit.hidePassword : kit.showPassword}
          onClick={() => setShown(!shown)}
        >
          <NativeGlyph sign={shown ? 'hidden' : 'shown'} />
        </button>
      }
    />
  );
}

import { kit } from '@laundry/strings';
import { useState } from 'react';
import { NativeField } from './NativeField.tsx';
import type { NativeFieldProps } from './NativeField.tsx';
import { NativeIcon } from './NativeIcon.tsx';

/**
 * A password field, which allows pasting and can show the password (D21). `autoComplete` tells password
 * managers which password it is.
 */
export function NativePasswordField(props: NativeFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <NativeField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      endAdornment={
        <button
          type="button"
          className="kit-glyph-button"
          aria-label={shown ? kit.hidePassword : kit.showPassword}
          onClick={() => setShown(!shown)}
        >
          <NativeIcon icon={shown ? 'hidden' : 'shown'} />
        </button>
      }
    />
  );
}

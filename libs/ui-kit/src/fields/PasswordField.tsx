import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { kit } from '@laundry/strings';
import { useState } from 'react';
import { TextField } from './TextField.tsx';
import type { FieldProps } from './useKitField.ts';

export interface PasswordFieldProps extends FieldProps {
  /** For the password manager: the one in use, or one being chosen. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password; it can be pasted and shown (decision 21). */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={shown ? kit.hidePassword : kit.showPassword}
        onClick={() => setShown(!shown)}
      >
        {shown ? <VisibilityOff /> : <Visibility />}
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextField {...props} type={shown ? 'text' : 'password'} autoCapitalize="none" endAdornment={toggle} />
  );
}

import { kit, kitFields } from '@laundry/strings';
import { useField } from 'formik';
import { useId, useState } from 'react';
import { Icon } from '../controls/Icon.tsx';
import { TextField } from './TextField.tsx';
import type { FieldProps } from './useKitField.ts';

export interface PasswordRule {
  /** The requirement: '8 caracteres'. */
  readonly label: string;
  readonly met: (password: string) => boolean;
}

/** Drawn, because the glyphs of a tick and a circle differ between fonts. */
const RuleMark = ({ met }: { met: boolean }) => (
  <svg aria-hidden viewBox="0 0 12 12" fill="none" stroke="currentColor" strokeWidth="1.6">
    {met ? <path d="m1.5 6.5 3 3 6-7" /> : <circle cx="6" cy="6" r="4" />}
  </svg>
);

export interface PasswordFieldProps extends FieldProps {
  /** For password managers: an existing password, or a new one. */
  autoComplete: 'current-password' | 'new-password';
  /** The rules for a new password; those met are shown as it is typed. */
  rules?: readonly PasswordRule[];
}

/** A password field, which allows pasting and can show the password (D21). */
export function PasswordField({ rules, ...props }: PasswordFieldProps) {
  const [{ value }] = useField<string>(props.name);
  const rulesId = useId();
  const [shown, setShown] = useState(false);
  const states = rules?.map(({ label, met }) => ({ label, met: met(value) }));
  const toggle = (
    <button
      type="button"
      className="kit-glyph-button"
      aria-label={shown ? kit.hidePassword : kit.showPassword}
      onClick={() => setShown(!shown)}
    >
      <Icon icon={shown ? 'hidden' : 'shown'} />
    </button>
  );
  return (
    <div className={rules && 'kit-ruled'}>
      <TextField
        {...props}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        endAdornment={toggle}
        {...(rules && { describedBy: rulesId })}
      />
      {states && (
        <div id={rulesId}>
          {/* By icon and text, not by colour alone. */}
          <ul className="kit-rules">
            {states.map(({ label, met }) => (
              <li key={label} data-met={met ? '' : undefined}>
                <RuleMark met={met} />
                <span>
                  {label}
                  <span className="kit-hidden">{`: ${met ? kitFields.ruleMet : kitFields.ruleUnmet}`}</span>
                </span>
              </li>
            ))}
          </ul>
          <div role="status" className="kit-hidden">
            {value !== '' && kitFields.rulesMet(states.filter(({ met }) => met).length, states.length)}
          </div>
        </div>
      )}
    </div>
  );
}

import type { InputHTMLAttributes, ReactNode } from 'react';
import { FieldFrame, helperIdOf } from '../controls/FieldFrame.tsx';

export interface FormattedFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  label: string;
  invalid: boolean;
  helperText: ReactNode;
  /** A currency sign in the box, before the text. */
  currencySign?: string | undefined;
}

/** The frame and the control of fields that format their text. */
export const FormattedField = ({
  label,
  invalid,
  helperText,
  currencySign,
  ...control
}: FormattedFieldProps) => (
  <FieldFrame id={control.id} label={label} helperText={helperText} invalid={invalid}>
    <div className="kit-format">
      {currencySign !== undefined && <span aria-hidden>{currencySign}</span>}
      <input
        {...control}
        className="kit-input"
        aria-invalid={invalid}
        aria-describedby={helperIdOf(control.id)}
      />
    </div>
  </FieldFrame>
);

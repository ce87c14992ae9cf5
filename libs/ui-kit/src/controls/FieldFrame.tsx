import type { ReactNode } from 'react';

export interface FieldFrameProps {
  id: string;
  label: string;
  /** Whether only screen readers get the label, because the content above already names the field. */
  labelHidden?: boolean | undefined;
  /** The id of its label, for other elements that the label describes. */
  labelId?: string | undefined;
  /** The text below the control: an error, a warning or a hint. One line is reserved, with `null` none. */
  helperText: ReactNode;
  invalid: boolean;
  /** The control, described by `helperTextId(id)`. */
  children: ReactNode;
}

/** The id of the text below a control. */
export const helperTextId = (id: string): string => `${id}-helper-text`;

/** A label, a control and a line of text below it. */
export const FieldFrame = ({
  id,
  label,
  labelHidden = false,
  labelId,
  helperText,
  invalid,
  children,
}: FieldFrameProps) => (
  <div>
    <label id={labelId} htmlFor={id} className={labelHidden ? 'kit-hidden' : 'kit-label'}>
      {label}
    </label>
    {children}
    {helperText !== null && (
      <p id={helperTextId(id)} className="kit-helper" data-invalid={invalid ? '' : undefined}>
        {helperText}
      </p>
    )}
  </div>
);

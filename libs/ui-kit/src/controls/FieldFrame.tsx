import type { ReactNode } from 'react';

export interface FieldFrameProps {
  id: string;
  label: string;
  /** Named for screen readers alone, where what stands above it says what it is. */
  labelHidden?: boolean | undefined;
  /** The id of its label, for other elements that the label describes. */
  labelId?: string | undefined;
  /** The text below it: an error, a warning or a hint. A line is reserved for it; `null` reserves none. */
  helperText: ReactNode;
  invalid: boolean;
  /** The lines of its longest message on a phone (half as many elsewhere), for which space is reserved. */
  messageLines?: 1 | 2 | 3 | undefined;
  /** The control, described by `helperTextId(id)`. */
  children: ReactNode;
}

/** The id of the text below a control. */
export const helperTextId = (id: string): string => `${id}-helper-text`;

/** A label, a control and a line below it. */
export const FieldFrame = ({
  id,
  label,
  labelHidden = false,
  labelId,
  helperText,
  invalid,
  messageLines = 1,
  children,
}: FieldFrameProps) => (
  <div>
    <label id={labelId} htmlFor={id} className={labelHidden ? 'kit-hidden' : 'kit-label'}>
      {label}
    </label>
    {children}
    {helperText !== null && (
      <p
        id={helperTextId(id)}
        className="kit-helper"
        data-invalid={invalid ? '' : undefined}
        data-lines={messageLines === 1 ? undefined : messageLines}
      >
        {helperText}
      </p>
    )}
  </div>
);

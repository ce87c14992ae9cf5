import type { ReactNode } from 'react';

export interface FieldFrameProps {
  /** The control's id. */
  id: string;
  label: string;
  /**
   * What stands below it: an error, a remark or a hint; its line is kept. `null` for a control that is told
   * nothing.
   */
  helperText: ReactNode;
  invalid: boolean;
  /** How many lines its longest message takes on a phone, half of them elsewhere; they are kept for it. */
  messageLines?: 1 | 2 | 3 | undefined;
  /** The control, described by `helperIdOf(id)`. */
  children: ReactNode;
}

/** The id of what stands below a control. */
export const helperIdOf = (id: string): string => `${id}-helper-text`;

/** A label, a native control and a line below it. */
export const FieldFrame = ({
  id,
  label,
  helperText,
  invalid,
  messageLines = 1,
  children,
}: FieldFrameProps) => (
  <div>
    <label htmlFor={id} className="kit-label">
      {label}
    </label>
    {children}
    {helperText !== null && (
      <p
        id={helperIdOf(id)}
        className="kit-helper"
        data-invalid={invalid ? '' : undefined}
        data-lines={messageLines === 1 ? undefined : messageLines}
        // A page may tell an error before React runs (ConstraintMessages).
        suppressHydrationWarning
      >
        {helperText}
      </p>
    )}
  </div>
);

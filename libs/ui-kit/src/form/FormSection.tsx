import type { ReactNode } from 'react';
import { useId } from 'react';

export interface FormSectionProps {
  /** The name of the group, which screen readers announce with its fields. */
  legend: string;
  /** A line below the legend. */
  hint?: ReactNode;
  children: ReactNode;
}

/** Fields of a form that belong together. */
export function FormSection({ legend, hint, children }: FormSectionProps) {
  const hintId = useId();
  return (
    // WebKit counts the legend twice if the fieldset is a flex item, until something in the fieldset changes.
    // All content below would then move at the first key, possibly away from a click.
    <div>
      <fieldset className="kit-section" aria-describedby={hint === undefined ? undefined : hintId}>
        <legend>{legend}</legend>
        {hint !== undefined && (
          <p id={hintId} className="kit-lead">
            {hint}
          </p>
        )}
        {children}
      </fieldset>
    </div>
  );
}

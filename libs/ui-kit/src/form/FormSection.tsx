import type { ReactNode } from 'react';

export interface FormSectionProps {
  /** The name of the group, which screen readers announce with its fields. */
  legend: string;
  children: ReactNode;
}

/** Fields of a form that belong together. */
export const FormSection = ({ legend, children }: FormSectionProps) => (
  // WebKit counts the legend twice if the fieldset is a flex item, until something in the fieldset changes.
  // All content below would then move at the first key, possibly away from a click.
  <div>
    <fieldset className="kit-section">
      <legend>{legend}</legend>
      {children}
    </fieldset>
  </div>
);

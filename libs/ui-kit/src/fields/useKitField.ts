import { useField } from 'formik';
import { useId } from 'react';
import type { ReactNode } from 'react';

/** What every field takes. */
export interface FieldProps {
  /** Its key in the form's values. */
  name: string;
  label: string;
  /** What to enter, told before any mistake: '8 dígitos'. */
  hint?: ReactNode;
  /** A soft remark on what was entered; it never blocks. */
  warning?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

/** A field's state in its form: its error shows after it was left or the form was submitted. */
export function useKitField<Value>({ name, hint, warning }: Pick<FieldProps, 'name' | 'hint' | 'warning'>) {
  const id = useId();
  const [field, meta, helpers] = useField<Value>(name);
  const error = meta.touched ? meta.error : undefined;
  return { id, field, helpers, invalid: error !== undefined, helperText: error ?? warning ?? hint };
}

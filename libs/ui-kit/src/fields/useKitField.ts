import { useField } from 'formik';
import { createElement, use, useEffect, useId } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { FormFieldsContext } from '../form/formContext.ts';
import { ServerErrorsContext, serverErrorOf } from '../form/serverErrors.ts';
import { FieldWarning } from './FieldWarning.tsx';

export interface FieldProps {
  /** Its key in the form's values. */
  name: string;
  label: string;
  /** What to enter, shown while there is no error: '8 dígitos'. */
  hint?: ReactNode;
  /** A warning about the value; it never blocks the form. */
  warning?: ReactNode;
  /** A warning that waits until the field was left: about a value that may still be typed. */
  warningOnceLeft?: ReactNode;
  /** An error beside the schema's, shown at once: two days in the wrong order. It blocks submitting. */
  error?: string | undefined;
  /** The value is invalid, without an error text yet. It blocks submitting. */
  invalid?: boolean;
  required?: boolean;
  disabled?: boolean;
  /** What the Enter key of a phone's keyboard says: 'next', 'send', 'search'. */
  enterKeyHint?: InputHTMLAttributes<HTMLInputElement>['enterKeyHint'];
}

type FieldState = Pick<
  FieldProps,
  'name' | 'label' | 'hint' | 'warning' | 'warningOnceLeft' | 'error' | 'invalid'
>;

/** An empty line: nothing moves when a message appears. */
const NO_MESSAGE = '\u00a0';

/**
 * A field's state in its form. Errors of the schema show after blur or submit, errors of the server until the
 * value changes.
 */
export function useKitField<Value>({
  name,
  label,
  hint,
  warning,
  warningOnceLeft,
  error: ownError,
  invalid: silentlyInvalid = false,
}: FieldState) {
  const id = useId();
  const [field, meta, helpers] = useField<Value>(name);
  const fields = use(FormFieldsContext);
  const serverError = serverErrorOf(use(ServerErrorsContext), name, field.value);
  const ownInvalid = silentlyInvalid || ownError !== undefined;
  useEffect(() => {
    fields?.set(name, { label, invalid: ownInvalid });
    return () => {
      fields?.delete(name);
    };
  }, [fields, name, label, ownInvalid]);
  const error = ownError ?? (meta.touched ? meta.error : undefined) ?? serverError;
  const warned = warning ?? (meta.touched ? warningOnceLeft : undefined);
  const note = warned ? createElement(FieldWarning, null, warned) : hint;
  const message = (error ?? note) || undefined;
  return {
    id,
    field,
    helpers,
    invalid: error !== undefined,
    /** Whether there is a message: an error, a warning or a hint. */
    hasMessage: message !== undefined,
    /** Its message, or an empty line. */
    helperText: message ?? NO_MESSAGE,
  };
}

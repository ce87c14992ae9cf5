import { useField } from 'formik';
import { createElement, use, useEffect, useId } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { helperTextId } from '../controls/FieldFrame.tsx';
import { FormFieldsContext, ServerErrorsContext, findServerError } from '../form/formContext.ts';
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
  required = false,
  disabled = false,
  enterKeyHint,
}: FieldProps) {
  const id = useId();
  const [field, meta, helpers] = useField<Value>(name);
  const fields = use(FormFieldsContext);
  const serverError = findServerError(use(ServerErrorsContext), name, field.value);
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
  const invalid = error !== undefined;
  return {
    field,
    helpers,
    /** Whether there is a message: an error, a warning or a hint. */
    hasMessage: message !== undefined,
    /** What its frame shows: its label, and its message or an empty line. */
    frame: { id, label, helperText: message ?? NO_MESSAGE, invalid },
    /** The attributes of the control in the frame. */
    control: {
      id,
      name: field.name,
      onBlur: field.onBlur,
      disabled,
      enterKeyHint,
      'aria-invalid': invalid,
      'aria-required': required || undefined,
      'aria-describedby': helperTextId(id),
    },
  };
}

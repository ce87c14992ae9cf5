import { useField } from 'formik';
import { createElement, use, useEffect, useId } from 'react';
import type { ReactNode } from 'react';
import { helperTextId } from '../controls/FieldFrame.tsx';
import { FormFieldsContext, ServerErrorsContext, findServerError } from '../form/formContext.ts';
import { FieldWarning } from './FieldWarning.tsx';

export interface FieldProps {
  /** The field's key in the form's values. */
  name: string;
  label: string;
  /** What to enter, shown while there is no error: '8 dígitos'. */
  hint?: ReactNode;
  /** A warning about the value; it never blocks the form. */
  warning?: ReactNode;
  /** A warning shown only once the field was left, because the value is incomplete while it is typed. */
  warningOnceLeft?: ReactNode;
  /** An error beyond the schema's, shown immediately: two days in the wrong order. Blocks submitting. */
  error?: string | undefined;
  /** Whether the value is invalid, although no error is shown yet. Blocks submitting. */
  invalid?: boolean;
  disabled?: boolean;
}

/** Reserves an empty line, so that nothing moves when a message appears. */
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
  disabled = false,
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
    /** The props of the field's frame: the label, and the message or an empty line. */
    frame: { id, label, helperText: message ?? NO_MESSAGE, invalid },
    /** The attributes of the control in the frame. */
    control: {
      id,
      name: field.name,
      onBlur: field.onBlur,
      disabled,
      'aria-invalid': invalid,
      'aria-describedby': helperTextId(id),
    },
  };
}

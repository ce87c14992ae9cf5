import { useField } from 'formik';
import { createElement, use, useEffect, useId } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { FormFieldsContext } from '../form/formFields.ts';
import { RefusalContext, refusalAt } from '../form/refusal.ts';
import { FieldWarning } from './FieldWarning.tsx';

/** What every field takes. */
export interface FieldProps {
  /** Its key in the form's values. */
  name: string;
  label: string;
  /** What to enter, told before any mistake: '8 dígitos'. */
  hint?: ReactNode;
  /** A soft remark on what was entered; it never blocks. */
  warning?: ReactNode;
  /**
   * A mistake that no schema sees, told at once: two days in the wrong order. Nothing is submitted while it
   * stands.
   */
  problem?: string | undefined;
  /** It holds a mistake that is not told yet; nothing is submitted while it stands. */
  wrong?: boolean;
  required?: boolean;
  disabled?: boolean;
  /** What the Enter key of a phone's keyboard says: 'next', 'send', 'search'. */
  enterKeyHint?: InputHTMLAttributes<HTMLInputElement>['enterKeyHint'];
}

type Described = Pick<FieldProps, 'name' | 'label' | 'hint' | 'warning' | 'problem' | 'wrong'>;

/** Nothing to say: a line of its own, so that nothing moves when a message comes. */
const NO_MESSAGE = '\u00a0';

/**
 * A field's state in its form: its error shows after it was left or the form was submitted, and what the
 * server refused of it until it is changed.
 */
export function useKitField<Value>({
  name,
  label,
  hint,
  warning,
  problem,
  wrong: untold = false,
}: Described) {
  const id = useId();
  const [field, meta, helpers] = useField<Value>(name);
  const fields = use(FormFieldsContext);
  const refusal = refusalAt(use(RefusalContext), name, field.value);
  const wrong = untold || problem !== undefined;
  useEffect(() => {
    fields?.set(name, { label, wrong });
    return () => {
      fields?.delete(name);
    };
  }, [fields, name, label, wrong]);
  const error = problem ?? (meta.touched ? meta.error : undefined) ?? refusal;
  const remark = warning ? createElement(FieldWarning, null, warning) : hint;
  const message = (error ?? remark) || undefined;
  return {
    id,
    field,
    helpers,
    invalid: error !== undefined,
    /** Whether there is a message: a mistake, a remark or a hint. */
    hasMessage: message !== undefined,
    /** Its message, or an empty line. */
    helperText: message ?? NO_MESSAGE,
  };
}

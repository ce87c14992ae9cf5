import { createContext, use } from 'react';
import { useFormikContext } from 'formik';
import { ServerErrorsContext, serverErrorOf } from './serverErrors.ts';

export interface FormStatus {
  submitting: boolean;
  submitError: string | undefined;
  /** Called by a press on the main button while it is disabled for a reason. */
  onRefused?: (() => void) | undefined;
}

export const FormStatusContext = createContext<FormStatus | undefined>(undefined);

/** The enclosing form's status; undefined outside a form. */
export const useFormStatus = (): FormStatus | undefined => use(FormStatusContext);

export interface FormField {
  label: string;
  /** The field itself rejects its value, which prevents a submission. */
  invalid: boolean;
}

/** The fields of a form by name, in the order in which they were mounted. */
export type FormFields = Map<string, FormField>;

export const FormFieldsContext = createContext<FormFields | undefined>(undefined);

export interface InvalidField {
  readonly name: string;
  readonly label: string;
}

/** The fields with errors after a failed submit; none when there is only one, which shows its own error. */
export function useInvalidFields(): readonly InvalidField[] {
  const { errors, submitCount, values } = useFormikContext<Record<string, unknown>>();
  const fields = use(FormFieldsContext);
  const rejected = use(ServerErrorsContext);
  const hasError = (name: string) =>
    errors[name] !== undefined || serverErrorOf(rejected, name, values[name]) !== undefined;
  const invalid = [...(fields ?? [])]
    .filter(([name, field]) => field.invalid || hasError(name))
    .map(([name, { label }]) => ({ name, label }));
  return submitCount === 0 || invalid.length < 2 ? [] : invalid;
}

/** Moves focus to the field of that name; of a radio group, to its first radio. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  form?.querySelector<HTMLElement>(`[name=${JSON.stringify(name)}]`)?.focus();
}

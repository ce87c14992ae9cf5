import { createContext, use } from 'react';
import { useFormikContext } from 'formik';

/** Error texts of the server, by the names of the missing or rejected fields. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The server's errors and the rejected values; a field that was changed since has no error. */
export interface ServerErrors {
  readonly errors: FieldErrors;
  readonly values: Readonly<Record<string, unknown>>;
}

export const ServerErrorsContext = createContext<ServerErrors | undefined>(undefined);

/** The server's error of a field; undefined if it has none or its value was changed since. */
export const findServerError = (
  rejected: ServerErrors | undefined,
  name: string,
  value: unknown,
): string | undefined =>
  rejected && Object.hasOwn(rejected.errors, name) && Object.is(rejected.values[name], value)
    ? rejected.errors[name]
    : undefined;

export interface FormStatus {
  submitting: boolean;
  submitError: string | undefined;
  /** Called when the main button is pressed while it is disabled with a reason. */
  onRefused?: (() => void) | undefined;
}

/** The enclosing form's status; undefined outside a form. */
export const FormStatusContext = createContext<FormStatus | undefined>(undefined);

export interface FormField {
  label: string;
  /** Whether the field itself rejects its value, which prevents a submission. */
  invalid: boolean;
}

/** The fields of a form by name, in the order in which they were mounted. */
export type FormFields = Map<string, FormField>;

export const FormFieldsContext = createContext<FormFields | undefined>(undefined);

/** The fields with errors after a failed submit; none when there is only one, which shows its own error. */
export function useInvalidFields(): readonly { name: string; label: string }[] {
  const { errors, submitCount, values } = useFormikContext<Record<string, unknown>>();
  const fields = use(FormFieldsContext);
  const rejected = use(ServerErrorsContext);
  const hasError = (name: string) =>
    errors[name] !== undefined || findServerError(rejected, name, values[name]) !== undefined;
  const invalid = [...(fields ?? [])]
    .filter(([name, field]) => field.invalid || hasError(name))
    .map(([name, { label }]) => ({ name, label }));
  return submitCount === 0 || invalid.length < 2 ? [] : invalid;
}

/** Moves focus to the field of that name; of a radio group, to its first radio. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  form?.querySelector<HTMLElement>(`[name=${JSON.stringify(name)}]`)?.focus();
}

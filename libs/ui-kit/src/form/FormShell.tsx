import { errors } from '@laundry/strings';
import { Formik, useFormikContext } from 'formik';
import type { FormikValues } from 'formik';
import type { AnyObject, ObjectSchema } from 'yup';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useOnChange } from '../controls/useOnChange.ts';
import { FormFieldsContext, FormStatusContext, ServerErrorsContext } from './formContext.ts';
import type { FieldErrors, FormFields, ServerErrors } from './formContext.ts';

export interface FormState<Values> {
  values: Values;
  /** Changes several fields at once. */
  setValues: (some: Partial<Values>) => void;
  /** Restores the initial values and removes the errors. */
  reset: () => void;
}

export interface FormShellProps<Values extends FormikValues> {
  initialValues: Values;
  /** Its messages are shown below the fields, after blur or a submission. */
  schema?: ObjectSchema<AnyObject>;
  /** Called with valid values only, and never while submitting. */
  onSubmit: (values: Values) => void;
  /** The error of the last submission, shown with the buttons and announced. The input is kept. */
  submitError?: string | null | undefined;
  /** The server's errors by field, shown until the field changes; the first such field gets the focus. */
  serverErrors?: FieldErrors | undefined;
  /** Names of the required fields that are still empty: marked when the disabled main button is clicked. */
  missing?: ((values: Values) => readonly string[]) | undefined;
  /** Whether a submission is running; only the submit button then ignores clicks. */
  submitting?: boolean;
  /** Called after each change, for drafts. */
  onValuesChange?: (values: Values) => void;
  /** Whether changed initial values replace the current ones. */
  reinitialize?: boolean;
  /** The accessible name of the form, if its page has several. */
  label?: string;
  children: ReactNode | ((state: FormState<Values>) => ReactNode);
}

const COLUMN = { display: 'flex', flexDirection: 'column', gap: 8 } as const;

const FOCUSABLE = 'input, select, textarea';

/** The first field, in reading order, that is marked invalid; of a radio group, its first radio. */
function firstInvalid(form: HTMLFormElement): HTMLElement | null {
  const marked = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  return marked?.matches(FOCUSABLE) ? marked : (marked?.querySelector<HTMLElement>(FOCUSABLE) ?? null);
}

const missingErrors = (names: readonly string[]): FieldErrors =>
  Object.fromEntries(names.map((name) => [name, errors.atField.missing]));

/** The <form> of a FormShell: sends focus to the first invalid field and reports changes. */
function FormBody<Values extends FormikValues>({
  label,
  submitting = false,
  submitError,
  onValuesChange,
  serverErrors,
  missing,
  children,
}: Omit<FormShellProps<Values>, 'initialValues' | 'schema' | 'onSubmit' | 'reinitialize'>) {
  const form = useRef<HTMLFormElement>(null);
  const { values, submitCount, isValidating, handleSubmit, setValues, resetForm } =
    useFormikContext<Values>();

  const focusedFor = useRef(0);
  useEffect(() => {
    if (submitCount === focusedFor.current || isValidating) return;
    focusedFor.current = submitCount;
    if (form.current) firstInvalid(form.current)?.focus();
  }, [submitCount, isValidating]);

  const [rejected, setRejected] = useState<ServerErrors>();
  if (serverErrors !== rejected?.errors) setRejected(serverErrors && { errors: serverErrors, values });
  const [missingNow, setMissingNow] = useState<ServerErrors>();
  useEffect(() => {
    if ((missingNow ?? rejected) && form.current) firstInvalid(form.current)?.focus();
  }, [rejected, missingNow]);
  const onRefused = missing && (() => setMissingNow({ errors: missingErrors(missing(values)), values }));

  useOnChange(values, () => onValuesChange?.(values));

  const state: FormState<Values> = {
    values,
    setValues: (some) => void setValues({ ...values, ...some }),
    reset: () => resetForm(),
  };
  return (
    <form
      ref={form}
      noValidate
      // Without scripts a press does nothing, instead of putting what was typed into the address.
      method="dialog"
      aria-label={label}
      onSubmit={(event) => {
        setMissingNow(undefined);
        handleSubmit(event);
      }}
      style={COLUMN}
    >
      <FormStatusContext value={{ submitting, submitError: submitError ?? undefined, onRefused }}>
        <ServerErrorsContext value={missingNow ?? rejected}>
          {typeof children === 'function' ? children(state) : children}
        </ServerErrorsContext>
      </FormStatusContext>
    </form>
  );
}

/** A form: fields, validation and error. The page that uses it makes the requests. */
export function FormShell<Values extends FormikValues>({
  initialValues,
  schema,
  onSubmit,
  reinitialize = false,
  ...form
}: FormShellProps<Values>) {
  const [fields] = useState<FormFields>(() => new Map());
  return (
    <Formik<Values>
      initialValues={initialValues}
      {...(schema && { validationSchema: schema })}
      enableReinitialize={reinitialize}
      validateOnMount
      onSubmit={(values) => {
        const rejected = [...fields.values()].some(({ invalid }) => invalid);
        if (!form.submitting && !rejected) onSubmit(values);
      }}
    >
      <FormFieldsContext value={fields}>
        <FormBody<Values> {...form} />
      </FormFieldsContext>
    </Formik>
  );
}

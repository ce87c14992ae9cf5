import { errors } from '@laundry/strings';
import { useFormikContext } from 'formik';
import type { FormikValues } from 'formik';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { FormStatusContext } from './formContext.ts';
import type { FormStatus } from './formContext.ts';
import type { FormState } from './FormShell.tsx';
import { ServerErrorsContext } from './serverErrors.ts';
import type { FieldErrors, ServerErrors } from './serverErrors.ts';

interface FormBodyProps<Values> {
  label: string | undefined;
  status: FormStatus;
  onValuesChange: ((values: Values) => void) | undefined;
  serverErrors: FieldErrors | undefined;
  missing: ((values: Values) => readonly string[]) | undefined;
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
export function FormBody<Values extends FormikValues>({
  label,
  status,
  onValuesChange,
  serverErrors,
  missing,
  children,
}: FormBodyProps<Values>) {
  const form = useRef<HTMLFormElement>(null);
  const { values, isValid, dirty, submitCount, isValidating, handleSubmit, setValues, resetForm } =
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

  const reported = useRef(values);
  useEffect(() => {
    if (reported.current === values) return;
    reported.current = values;
    onValuesChange?.(values);
  }, [values, onValuesChange]);

  const state: FormState<Values> = {
    values,
    isValid,
    dirty,
    setValues: (some) => void setValues({ ...values, ...some }),
    reset: () => resetForm(),
  };
  return (
    <form
      ref={form}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        setMissingNow(undefined);
        handleSubmit(event);
      }}
      style={COLUMN}
    >
      <FormStatusContext value={{ ...status, onRefused }}>
        <ServerErrorsContext value={missingNow ?? rejected}>
          {typeof children === 'function' ? children(state) : children}
        </ServerErrorsContext>
      </FormStatusContext>
    </form>
  );
}

import { Formik } from 'formik';
import type { FormikValues } from 'formik';
import type { AnyObject, ObjectSchema } from 'yup';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { FormBody } from './FormBody.tsx';
import { FormFieldsContext } from './formContext.ts';
import type { FormFields } from './formContext.ts';
import type { FieldErrors } from './serverErrors.ts';

export interface FormState<Values> {
  values: Values;
  /** Whether all fields conform to the schema. */
  isValid: boolean;
  /** Whether a value differs from the initial one. */
  dirty: boolean;
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
  submitError: string | null | undefined;
  /** The server's errors by field, shown until the field changes; the first one gets the focus. */
  serverErrors?: FieldErrors | undefined;
  /** Names of the required fields that are still empty: marked when the disabled main button is clicked. */
  missing?: ((values: Values) => readonly string[]) | undefined;
  /** Whether a submission is running; only the submit button then ignores clicks. */
  submitting: boolean;
  /** Called after each change, for drafts. */
  onValuesChange?: (values: Values) => void;
  /** Whether changed initial values replace the current ones. */
  reinitialize?: boolean;
  /** The accessible name of the form, if its page has several. */
  label?: string;
  children: ReactNode | ((state: FormState<Values>) => ReactNode);
}

/** A form: fields, validation and error. The page that uses it makes the requests. */
export function FormShell<Values extends FormikValues>({
  initialValues,
  schema,
  onSubmit,
  submitError,
  serverErrors,
  missing,
  submitting,
  onValuesChange,
  reinitialize = false,
  label,
  children,
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
        if (!submitting && !rejected) onSubmit(values);
      }}
    >
      <FormFieldsContext value={fields}>
        <FormBody<Values>
          label={label}
          status={{ submitting, submitError: submitError ?? undefined }}
          onValuesChange={onValuesChange}
          serverErrors={serverErrors}
          missing={missing}
        >
          {children}
        </FormBody>
      </FormFieldsContext>
    </Formik>
  );
}

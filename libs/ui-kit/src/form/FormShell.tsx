import { validateYupSchema, Formik } from 'formik';
import type { FormikValues } from 'formik';
import type { AnyObject, ObjectSchema } from 'yup';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { FormBody } from './FormBody.tsx';
import { FormFieldsContext, FormStatusContext } from './formContext.ts';
import type { FormFields } from './formContext.ts';
import type { FieldErrors } from './serverErrors.ts';

/** Whether values are what a schema asks for, known at once; as Formik reads them: an empty text is none. */
export function isValid(schema: ObjectSchema<AnyObject> | undefined, values: FormikValues): boolean {
  if (!schema) return true;
  try {
    void validateYupSchema(values, schema, true);
    return true;
  } catch (thrown) {
    // By its name, as Formik does it: a form comes without yup until it has a schema.
    if (thrown instanceof Error && thrown.name === 'ValidationError') return false;
    throw thrown;
  }
}

/** The state of a form, for its children. */
export interface FormState<Values> {
  values: Values;
  /** Every field passes the schema. */
  isValid: boolean;
  /** Something differs from the initial values. */
  dirty: boolean;
  /** Changes some fields at once. */
  setValues: (some: Partial<Values>) => void;
  /** Back to the initial values, errors gone. */
  reset: () => void;
}

export interface FormShellProps<Values extends FormikValues> {
  initialValues: Values;
  /** Its messages are shown under the fields, after they were left or the form was submitted. */
  schema?: ObjectSchema<AnyObject>;
  /** Called with valid values only, and never while submitting. */
  onSubmit: (values: Values) => void;
  /** What went wrong with the last submit, shown above the button and announced. What was typed stays. */
  submitError: string | null | undefined;
  /** The server's error texts by field: shown until the field changes; the first field takes the focus. */
  serverErrors?: FieldErrors | undefined;
  /** Names of the required fields that are still empty: marked when the disabled main button is clicked. */
  missing?: ((values: Values) => readonly string[]) | undefined;
  /** A submit is running: only the submit button ignores clicks. */
  submitting: boolean;
  /** Called after each change, for drafts. */
  onValuesChange?: (values: Values) => void;
  /** Takes new initial values over when they change. */
  reinitialize?: boolean;
  /** Accessible name of the form, where its page has several. */
  label?: string;
  children: ReactNode | ((state: FormState<Values>) => ReactNode);
}

/** A form: fields, validation and its error. Requests belong to the page that uses it. */
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
  const accepts = (values: Values) =>
    isValid(schema, values) && ![...fields.values()].some((field) => field.invalid);
  return (
    <Formik<Values>
      initialValues={initialValues}
      {...(schema && { validationSchema: schema })}
      enableReinitialize={reinitialize}
      validateOnMount
      // FormBody submits; Formik only counts submits and marks fields as touched.
      onSubmit={() => undefined}
    >
      <FormStatusContext value={{ submitting, submitError: submitError ?? undefined }}>
        <FormFieldsContext value={fields}>
          <FormBody<Values>
            label={label}
            accepts={accepts}
            onSubmit={(values) => !submitting && onSubmit(values)}
            onValuesChange={onValuesChange}
            serverErrors={serverErrors}
            missing={missing}
          >
            {children}
          </FormBody>
        </FormFieldsContext>
      </FormStatusContext>
    </Formik>
  );
}

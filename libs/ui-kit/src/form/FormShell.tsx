import { Formik } from 'formik';
import type { FormikValues } from 'formik';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { AnyObject, ObjectSchema } from 'yup';
import { FormBody } from './FormBody.tsx';
import { FormFieldsContext } from './formFields.ts';
import type { FormFields } from './formFields.ts';
import { FormStatusContext } from './formStatus.ts';
import type { Refused } from './refusal.ts';
import { isValid } from './isValid.ts';

/** What a form's children may know of it. */
export interface FormState<Values> {
  values: Values;
  /** Every field holds what the schema asks for. */
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
  /**
   * Fields that the server misses or refuses, by name: marked with these texts until they are changed; the
   * first takes the focus.
   */
  refused?: Refused | undefined;
  /** The fields that the disabled main button waits for, by name: marked where it is pressed all the same. */
  missing?: ((values: Values) => readonly string[]) | undefined;
  /** A submit is on its way: the submit button alone refuses presses. */
  submitting: boolean;
  /** Told after each change, for drafts. */
  onValuesChange?: (values: Values) => void;
  /** Takes new initial values over when they change. */
  reinitialize?: boolean;
  /** Accessible name of the form, where its page has several. */
  label?: string;
  children: ReactNode | ((state: FormState<Values>) => ReactNode);
}

/** A form: fields, checks and the place of its error. It knows nothing of requests: its page owns them. */
export function FormShell<Values extends FormikValues>({
  initialValues,
  schema,
  onSubmit,
  submitError,
  refused,
  missing,
  submitting,
  onValuesChange,
  reinitialize = false,
  label,
  children,
}: FormShellProps<Values>) {
  const [fields] = useState<FormFields>(() => new Map());
  const accepts = (values: Values) =>
    isValid(schema, values) && ![...fields.values()].some((field) => field.wrong);
  return (
    <Formik<Values>
      initialValues={initialValues}
      {...(schema && { validationSchema: schema })}
      enableReinitialize={reinitialize}
      validateOnMount
      // The body submits; Formik only marks what was submitted.
      onSubmit={() => undefined}
    >
      <FormStatusContext value={{ submitting, submitError: submitError ?? undefined }}>
        <FormFieldsContext value={fields}>
          <FormBody<Values>
            label={label}
            accepts={accepts}
            onSubmit={(values) => !submitting && onSubmit(values)}
            onValuesChange={onValuesChange}
            refused={refused}
            missing={missing}
          >
            {children}
          </FormBody>
        </FormFieldsContext>
      </FormStatusContext>
    </Formik>
  );
}

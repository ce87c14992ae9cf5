import { validateYupSchema } from 'formik';
import type { FormikValues } from 'formik';
import { ValidationError } from 'yup';
import type { AnyObject, ObjectSchema } from 'yup';

/** Whether values are what a schema asks for, known at once; as Formik reads them: an empty text is none. */
export function isValid(schema: ObjectSchema<AnyObject> | undefined, values: FormikValues): boolean {
  if (!schema) return true;
  try {
    void validateYupSchema(values, schema, true);
    return true;
  } catch (thrown) {
    if (thrown instanceof ValidationError) return false;
    throw thrown;
  }
}

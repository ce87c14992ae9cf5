import { validateYupSchema } from 'formik';
import type { FormikValues } from 'formik';
import type { AnyObject, ObjectSchema } from 'yup';

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

import * as v from 'valibot';
import { storedValue } from './storedValue.ts';
import type { StoredValue } from './storedValue.ts';
import { submissionSchema } from './storedFields.ts';

const Draft = v.object({
  values: v.record(v.string(), v.pipe(v.string(), v.maxLength(4000))),
  submission: v.optional(submissionSchema),
});

/** Values that were entered into a form and not sent yet, stored in the browser session. */
export type Draft = v.InferOutput<typeof Draft>;

/** The draft of a form, by the form's name. */
export const draftOf = (form: string): StoredValue<Draft> => storedValue(`draft.${form}`, Draft);

import type { Submission } from '@laundry/flow';
import * as v from 'valibot';

/** The last submission of a form, as the browser session stores it with what was entered. */
export const submissionSchema = v.object({
  key: v.pipe(v.string(), v.uuid()),
  payload: v.string(),
}) satisfies v.GenericSchema<unknown, Submission>;

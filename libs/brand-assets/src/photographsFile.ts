import * as v from 'valibot';
import { PHOTOGRAPH_PLACES } from './places.ts';

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

const entry = v.strictObject({
  /** A file of the folder. */
  file: v.pipe(v.string(), v.regex(/^[\w-][\w.-]*$/, 'a file name, without a folder')),
  /** What it shows, in words. */
  alt: v.pipe(v.string(), v.trim(), v.nonEmpty('what the picture shows')),
  /** What must stay in sight when it is cut: from the left and from above, in percent. */
  focus: v.optional(v.tuple([percent, percent]), [50, 50]),
});

/** photographs.json: what stands where. */
export const photographsFile = v.strictObject(v.entriesFromList(PHOTOGRAPH_PLACES, v.exactOptional(entry)));

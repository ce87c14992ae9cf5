import * as v from 'valibot';

/** The company's key figures; each only where it is given. */
export interface Figures {
  /** The number of buildings with one of its laundries. */
  buildings?: number;
  /** The total number of washes. */
  washes?: number;
  /** The year of its first laundry. */
  since?: number;
}

const whole = v.pipe(v.string(), v.regex(/^[1-9]\d*$/), v.transform(Number));
const year = v.pipe(v.string(), v.regex(/^(19|20)\d\d$/), v.transform(Number));

/** Reads `buildings=12,washes=3400,since=2015`: any of the three, in any order. */
export const figures = v.pipe(
  v.string(),
  v.transform((text): unknown => Object.fromEntries(text.split(',').map((entry) => entry.trim().split('=')))),
  v.strictObject(
    { buildings: v.exactOptional(whole), washes: v.exactOptional(whole), since: v.exactOptional(year) },
    'must be some of buildings=12,washes=3400,since=2015',
  ),
);

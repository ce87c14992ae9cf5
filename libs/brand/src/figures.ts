import * as v from 'valibot';

const whole = v.pipe(v.string(), v.regex(/^[1-9]\d*$/), v.transform(Number));
const year = v.pipe(v.string(), v.regex(/^(19|20)\d\d$/), v.transform(Number));

/** The company's key figures, each only where it is given; `since` is the year of its first laundry. */
export const figures = v.pipe(
  v.string(),
  v.transform((text): unknown => Object.fromEntries(text.split(',').map((entry) => entry.trim().split('=')))),
  v.strictObject(
    { buildings: v.exactOptional(whole), washes: v.exactOptional(whole), since: v.exactOptional(year) },
    'must be some of buildings=12,washes=3400,since=2015',
  ),
);

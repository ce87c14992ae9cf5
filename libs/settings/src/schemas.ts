import * as v from 'valibot';

// Schemas of values. Their messages never contain the value, which may be a secret.

export const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'));
export const anyText = v.string();

export const url = v.pipe(
  v.string(),
  v.trim(),
  v.url('must be an absolute URL'),
  v.regex(/[^/]$/, 'must not end with a slash'),
);

const AN_ORIGIN = 'must be an origin: scheme, host and port, no path';

export const origin = v.pipe(
  url,
  v.check((value) => URL.canParse(value) && new URL(value).origin === value, AN_ORIGIN),
);

/** Empty: derived from another setting. */
export const originOrEmpty = v.union([v.literal(''), origin], AN_ORIGIN);

/** Empty: there is none. */
export const urlOrEmpty = v.union(
  [v.literal(''), url],
  'must be an absolute URL that does not end with a slash',
);

/** Empty: the embedded database. */
export const databaseUrl = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^$|^(postgres|postgresql|socket):/, 'must be a postgres:// URL'),
);

export const smtpUrl = v.pipe(url, v.regex(/^smtps?:\/\//i, 'must be an smtp:// or smtps:// URL'));

export const email = v.pipe(v.string(), v.trim(), v.email('must be an e-mail address'));

/** `name <address>` or the address alone. */
export const emailAddress = v.pipe(
  v.string(),
  v.trim(),
  v.regex(
    /^([^<>]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/,
    'must be an e-mail address, or name <address>',
  ),
);

export const oneOf = <const Names extends readonly string[]>(...names: Names) =>
  v.picklist(names, `must be one of ${names.join(', ')}`);

/** A switch. */
export const flag = v.pipe(
  oneOf('true', 'false'),
  v.transform((text) => text === 'true'),
);

export const whole = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,12}$/, 'must be a whole number'),
    v.transform(Number),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  );

export const fraction = v.pipe(
  v.string(),
  v.regex(/^(0(\.\d+)?|1(\.0+)?)$/, 'must be a number from 0 to 1'),
  v.transform(Number),
);

/** A token for an Authorization header; empty: there is none. */
export const token = v.pipe(v.string(), v.trim(), v.regex(/^\S*$/, 'must not contain white space'));

import * as v from 'valibot';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text is a UUID of any version, as the database accepts it. */
export const isUuid = (text: string): boolean => UUID.test(text);

export const uuid = v.pipe(v.string(), v.check(isUuid, 'a UUID'));

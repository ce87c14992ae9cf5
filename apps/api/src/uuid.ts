import * as v from 'valibot';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text is a UUID, whatever its version: what the database takes for one. */
export const isUuid = (text: string): boolean => UUID.test(text);

/** The schema of such a text. */
export const uuid = v.pipe(v.string(), v.check(isUuid, 'a UUID'));

import * as v from 'valibot';

export const uuid = v.pipe(v.string(), v.uuid('a UUID'));

/** Whether a text is a UUID of any version, as the database accepts it. */
export const isUuid = (text: string): boolean => v.is(uuid, text);

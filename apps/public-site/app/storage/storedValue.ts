import * as v from 'valibot';
import type { KeyValueStorage } from '../context.ts';

/** The keys of attempts. Separate from their schemas, because the site's script needs only the keys. */
export const ATTEMPTS = { credit: 'credit.attempt', accessories: 'accessories.attempt' } as const;

/** A value in the browser's storage, as JSON under a key. */
export interface StoredValue<Value> {
  /** The value; undefined where there is none, or where it does not match the schema. */
  readonly load: (storage: KeyValueStorage) => Value | undefined;
  /** @returns whether another page of the site can read it */
  readonly save: (storage: KeyValueStorage, value: Value) => boolean;
  readonly clear: (storage: KeyValueStorage) => void;
}

/** @param schema validates the value, because older versions of the site may have written it */
export const storedValue = <Value>(
  key: string,
  schema: v.GenericSchema<unknown, Value>,
): StoredValue<Value> => ({
  load: (storage) => {
    try {
      return v.parse(schema, JSON.parse(storage.getItem(key) ?? 'null'));
    } catch {
      return undefined;
    }
  },
  save: (storage, value) => storage.setItem(key, JSON.stringify(value)),
  clear: (storage) => storage.removeItem(key),
});

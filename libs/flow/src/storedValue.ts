import * as v from 'valibot';
import type { KeyValueStorage } from './browserStorage.ts';

/** A value in the browser's storage, as JSON under a key. */
export interface StoredValue<Value> {
  /** Parses a stored text, such as that of a `storage` event; undefined if the schema refuses it. */
  readonly parse: (text: string | null) => Value | undefined;
  /** The value; undefined where there is none, or where it does not match the schema. */
  readonly load: (storage: KeyValueStorage) => Value | undefined;
  /** @returns whether another page of the site can read it */
  readonly save: (storage: KeyValueStorage, value: Value) => boolean;
  readonly clear: (storage: KeyValueStorage) => void;
}

/** @param schema validates the value, because anything, such as an older version, may have written it */
export function storedValue<Value>(key: string, schema: v.GenericSchema<unknown, Value>): StoredValue<Value> {
  const parse = (text: string | null) => {
    try {
      return v.parse(schema, JSON.parse(text ?? 'null'));
    } catch {
      return undefined;
    }
  };
  return {
    parse,
    load: (storage) => parse(storage.getItem(key)),
    save: (storage, value) => storage.setItem(key, JSON.stringify(value)),
    clear: (storage) => storage.removeItem(key),
  };
}

import * as v from 'valibot';
import type { KeyValueStorage } from './context.ts';

/** @returns the result of an access; undefined if the browser denies the storage or its content is invalid */
function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/**
 * A value in the browser's storage, as JSON under a key. Failures of the storage are ignored.
 *
 * @param schema validates the stored value, because anything may have been written there
 */
export function storedValue<Value>(key: string, schema: v.GenericSchema<unknown, Value>) {
  /** Parses a stored text, such as that of a `storage` event; undefined if it is invalid. */
  const parse = (text: string | null): Value | undefined =>
    attempt(() => v.parse(schema, JSON.parse(text ?? 'null')));
  return {
    parse,
    load: (storage: KeyValueStorage) => parse(attempt(() => storage.getItem(key)) ?? null),
    /** Stores the value, or removes it if there is none. */
    save: (storage: KeyValueStorage, value: Value | undefined) =>
      attempt(() =>
        value === undefined ? storage.removeItem(key) : storage.setItem(key, JSON.stringify(value)),
      ),
  };
}

import * as v from 'valibot';
import type { KeyValueStorage } from './context.ts';

/** @returns what an access gives; undefined where the browser refuses the storage, or it holds garbage */
function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/**
 * A value in the browser's storage, as JSON under a key. Storage that cannot be used is no failure.
 *
 * @param schema what the stored value must be: anything may have been written there
 */
export function storedValue<Value>(key: string, schema: v.GenericSchema<unknown, Value>) {
  /** The value that a text of the storage stands for, as an event of another tab brings it, if it is one. */
  const parse = (text: string | null): Value | undefined =>
    attempt(() => v.parse(schema, JSON.parse(text ?? 'null')));
  return {
    parse,
    load: (storage: KeyValueStorage) => parse(attempt(() => storage.getItem(key)) ?? null),
    save: (storage: KeyValueStorage, value: Value) =>
      attempt(() => storage.setItem(key, JSON.stringify(value))),
    clear: (storage: KeyValueStorage) => attempt(() => storage.removeItem(key)),
  };
}

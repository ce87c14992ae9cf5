import * as v from 'valibot';
import type { KeyValueStorage } from './context.ts';

/** A value in the browser's storage, as JSON under a key. Storage that cannot be used is no failure. */
export interface StoredValue<Value> {
  /** The value; undefined where there is none, or what is stored does not fit the schema. */
  readonly load: (storage: KeyValueStorage) => Value | undefined;
  /** The value that a text of the storage stands for, as an event of another tab brings it. */
  readonly parse: (text: string | null) => Value | undefined;
  readonly save: (storage: KeyValueStorage, value: Value) => void;
  readonly clear: (storage: KeyValueStorage) => void;
}

/** @returns what an access gives; undefined where the browser refuses the storage, or it holds garbage */
function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

/** @param schema what the stored value must be: anything may have been written there */
export function storedValue<Value>(key: string, schema: v.GenericSchema<unknown, Value>): StoredValue<Value> {
  const parse = (text: string | null) => attempt(() => v.parse(schema, JSON.parse(text ?? 'null')));
  return {
    parse,
    load: (storage) => parse(attempt(() => storage.getItem(key)) ?? null),
    save: (storage, value) => attempt(() => storage.setItem(key, JSON.stringify(value))),
    clear: (storage) => attempt(() => storage.removeItem(key)),
  };
}

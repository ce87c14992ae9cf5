import { createContext } from 'react';

/** Error texts of a server, by the names of the fields that it misses or rejects. */
export type FieldErrors = Readonly<Record<string, string>>;

/** A server's errors, and the values that it rejected: a field that was changed since has none. */
export interface ServerErrors {
  readonly errors: FieldErrors;
  readonly values: Readonly<Record<string, unknown>>;
}

export const ServerErrorsContext = createContext<ServerErrors | undefined>(undefined);

/** The server's error of a field; undefined when it has none, or when its value was changed since. */
export const serverErrorOf = (
  rejected: ServerErrors | undefined,
  name: string,
  value: unknown,
): string | undefined =>
  rejected && Object.hasOwn(rejected.errors, name) && Object.is(rejected.values[name], value)
    ? rejected.errors[name]
    : undefined;

import { createContext } from 'react';

/** Error texts of the server, by the names of the missing or rejected fields. */
export type FieldErrors = Readonly<Record<string, string>>;

/** The server's errors and the rejected values; a field that was changed since has no error. */
export interface ServerErrors {
  readonly errors: FieldErrors;
  readonly values: Readonly<Record<string, unknown>>;
}

export const ServerErrorsContext = createContext<ServerErrors | undefined>(undefined);

/** The server's error of a field; undefined if it has none or its value was changed since. */
export const serverErrorOf = (
  rejected: ServerErrors | undefined,
  name: string,
  value: unknown,
): string | undefined =>
  rejected && Object.hasOwn(rejected.errors, name) && Object.is(rejected.values[name], value)
    ? rejected.errors[name]
    : undefined;

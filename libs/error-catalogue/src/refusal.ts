import { channels, errors } from '@laundry/strings';
import type { AppError } from './AppError.ts';
import type { ErrorKind } from './kinds.ts';
import { fieldNamesIn } from './messageFor.ts';

/** What is said at the fields of a form that the server misses or refuses, by the fields' names. */
export type Refusal = Readonly<Record<string, string>>;

/** The fields of a form that hold what a payload's field is made of; itself where it is not named. */
export type FieldsOfPayload = Readonly<Record<string, readonly string[]>>;

/** Refusals that are about a field without naming it: by what it is called on the wire. */
const FIELDS_OF_KIND: Readonly<Partial<Record<ErrorKind, readonly string[]>>> = {
  amountRefused: ['amount'],
  emailTaken: ['email'],
  weakPassword: ['password', 'newPassword'],
  wrongCard: ['card', 'uid'],
};

/** Refusals whose detail names fields (D28). */
const NAMING: readonly ErrorKind[] = ['missingParameters', 'invalidField'];

const EMAIL = /email/i;

const textOf = (kind: ErrorKind, name: string): string => {
  if (kind === 'missingParameters') return errors.atField.missing;
  return kind === 'invalidField' && EMAIL.test(name) ? channels.validEmail : errors.atField.refused;
};

/**
 * What an error says of single fields of a form.
 *
 * @param fields how the payload's fields are called in the form
 * @returns undefined where it is about none of them
 */
export function refusalOf({ kind, server }: AppError, fields: FieldsOfPayload = {}): Refusal | undefined {
  const named = NAMING.includes(kind) ? fieldNamesIn(server?.detail ?? '') : (FIELDS_OF_KIND[kind] ?? []);
  const entries = named.flatMap((name) =>
    (Object.hasOwn(fields, name) ? (fields[name] ?? []) : [name]).map(
      (field) => [field, textOf(kind, name)] as const,
    ),
  );
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

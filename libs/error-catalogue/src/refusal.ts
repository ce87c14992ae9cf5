import { channels, errors } from '@laundry/strings';
import type { PlainError } from './AppError.ts';
import { errorText } from './kinds.ts';
import type { ErrorKind } from './kinds.ts';

/** A detail that only names fields: 'email', 'firstname, reference'. */
const NAMES = /^[\w.]+(, ?[\w.]+)*$/;

/** The field names in a detail that consists of nothing else. */
const fieldNamesIn = (detail: string): readonly string[] =>
  NAMES.test(detail.trim()) ? detail.trim().split(/, ?/) : [];

/**
 * The text for a refusal: the server's detail or message (spec §8; D47), otherwise the catalogue's text. A
 * detail with only field names is no sentence and follows the message.
 */
export function messageFor({ kind, server }: PlainError): string {
  const detail = server?.detail?.trim() ?? '';
  const message = server?.message.trim() || errorText(kind);
  if (detail === '') return message;
  return NAMES.test(detail) ? `${message} (${detail})` : detail;
}

/** The messages at a form's missing or rejected fields, by field name. */
export type Refusal = Readonly<Record<string, string>>;

/** The form's fields for each field of the payload; without an entry the names are the same. */
export type FieldsOfPayload = Readonly<Record<string, readonly string[]>>;

/** Kinds of refusals that concern fields without naming them, with the names in the payload. */
const FIELDS_OF_KIND: Readonly<Partial<Record<ErrorKind, readonly string[]>>> = {
  amountRefused: ['amount'],
  emailTaken: ['email'],
  weakPassword: ['password', 'newPassword'],
  wrongCard: ['card', 'uid'],
};

/** Refusals whose detail names fields (D28). */
const KINDS_WITH_FIELD_NAMES: readonly ErrorKind[] = ['missingParameters', 'invalidField'];

const EMAIL = /email/i;

const textAtField = (kind: ErrorKind, name: string): string => {
  if (kind === 'missingParameters') return errors.atField.missing;
  return kind === 'invalidField' && EMAIL.test(name) ? channels.validEmail : errors.atField.refused;
};

/**
 * The messages of an error for single fields of a form.
 *
 * @param fields maps the payload's fields to the form's fields
 * @returns undefined if the error concerns no field
 */
export function fieldRefusals(
  { kind, server }: PlainError,
  fields: FieldsOfPayload = {},
): Refusal | undefined {
  const named = KINDS_WITH_FIELD_NAMES.includes(kind)
    ? fieldNamesIn(server?.detail ?? '')
    : (FIELDS_OF_KIND[kind] ?? []);
  const entries = named.flatMap((name) =>
    (Object.hasOwn(fields, name) ? (fields[name] ?? []) : [name]).map(
      (field) => [field, textAtField(kind, name)] as const,
    ),
  );
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

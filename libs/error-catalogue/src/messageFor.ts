import type { AppError } from './AppError.ts';
import { textOf } from './kinds.ts';

/** A detail that only names fields: 'email', 'firstname, reference'. */
const NAMES = /^[\w.]+(, ?[\w.]+)*$/;

/** The names of fields in a detail that is nothing else. */
export const fieldNamesIn = (detail: string): readonly string[] =>
  NAMES.test(detail.trim()) ? detail.trim().split(/, ?/) : [];

/**
 * What is said of a refusal in the server's own words: its detail, or its message (spec §8; D47); the
 * catalogue's text where it said nothing. Names of fields alone are no sentence: they follow the message.
 */
export function messageFor({ kind, server }: AppError): string {
  const detail = server?.detail?.trim() ?? '';
  const message = server?.message.trim() || textOf(kind);
  if (detail === '') return message;
  return NAMES.test(detail) ? `${message} (${detail})` : detail;
}

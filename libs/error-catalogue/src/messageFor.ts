import type { AppError } from './AppError.ts';
import { textOf } from './kinds.ts';

/** A detail that only names fields: 'email', 'firstname, reference'. */
const NAMES = /^[\w.]+(, ?[\w.]+)*$/;

/** The field names in a detail that consists of nothing else. */
export const fieldNamesIn = (detail: string): readonly string[] =>
  NAMES.test(detail.trim()) ? detail.trim().split(/, ?/) : [];

/**
 * The text for a refusal: the server's detail or message (spec §8; D47), otherwise the catalogue's text. A
 * detail with only field names is no sentence and follows the message.
 */
export function messageFor({ kind, server }: AppError): string {
  const detail = server?.detail?.trim() ?? '';
  const message = server?.message.trim() || textOf(kind);
  if (detail === '') return message;
  return NAMES.test(detail) ? `${message} (${detail})` : detail;
}

import { AppError } from './AppError.ts';
import type { ServerError } from './AppError.ts';
import { isCode, kindOfCode } from './kinds.ts';

/** A word that looks like a code. */
const WORD = /\bex_\w+\b/;

/** Reads a text or a list of texts. Some servers send numbers, which count as texts; anything else is ''. */
const readText = (value: unknown): string =>
  [value]
    .flat()
    .flatMap((part) => (typeof part === 'string' || typeof part === 'number' ? String(part).trim() : []))
    .join(' ')
    .trim();

/** The catalogue's code in a text: the whole text, or a word like ex_missing_parameters; '' without one. */
function codeIn(text: string): string {
  const code = isCode(text) ? text : (WORD.exec(text)?.[0] ?? '');
  return isCode(code) ? code : '';
}

/** A text for people, without the code that it begins with. */
const withoutCode = (text: string, code: string): string =>
  text === code || (code !== '' && text.startsWith(`${code}:`))
    ? text.slice(code.length).replace(/^: ?/, '')
    : text;

/**
 * Reads the error in a server's answer, which may lack some of `result_code`, `result_detail` and
 * `result_message` (spec §8). The first of them with a known code determines the kind (D67); the shop's
 * `errors` count as a message (D37). Any other answer is the generic error.
 *
 * @param answer the parsed body
 * @param about the answer's status, and the seconds to wait
 */
export function readError(
  answer: unknown,
  about: Pick<ServerError, 'status' | 'retryAfter'>,
  cause?: unknown,
): AppError {
  const fields = Object(answer) as Record<string, unknown>;
  const sent = readText(fields['result_code']);
  const detail = readText(fields['result_detail']);
  const message = readText(fields['result_message']) || readText(fields['errors']);
  if (`${sent}${detail}${message}` === '') return new AppError('generic', { cause });
  const code = [sent, detail, message].map(codeIn).find((known) => known !== '') ?? sent;
  const server = {
    ...about,
    code,
    message: withoutCode(message, code),
    detail: withoutCode(detail, code) || undefined,
  };
  return new AppError(kindOfCode(code), { server, cause });
}

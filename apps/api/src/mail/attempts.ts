import * as v from 'valibot';

const MINUTE = 60_000;
/** The pause after the first failed attempt; it doubles with each further one. */
const FIRST_PAUSE_MS = MINUTE / 2;
const LONGEST_PAUSE_MS = 120 * MINUTE;
/** While the mail server does not answer: soon after its return no mail waits any more. */
const LONGEST_PAUSE_UNREACHABLE_MS = 10 * MINUTE;

/** The pause after the given number of failed attempts. */
export const pauseAfter = (attempts: number, longestMs = LONGEST_PAUSE_MS): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), longestMs);

/** The result of an attempt, as it is counted. Only `refused` is final. */
export type AttemptOutcome = 'sent' | 'refused' | 'deferred' | 'unreachable';

/** When a mail is due again, at `end` for the last time; undefined after a refusal, and from `end` on. */
export function nextAttemptAt(outcome: AttemptOutcome, attempts: number, end: Date, now: Date) {
  if (outcome === 'refused' || now >= end) return undefined;
  const pause = pauseAfter(attempts, outcome === 'unreachable' ? LONGEST_PAUSE_UNREACHABLE_MS : undefined);
  return new Date(Math.min(now.getTime() + pause, end.getTime()));
}

/** Properties of nodemailer's errors. */
const SmtpError = v.object({
  message: v.fallback(v.string(), 'unknown'),
  code: v.fallback(v.string(), ''),
  command: v.fallback(v.string(), ''),
  response: v.fallback(v.string(), ''),
  responseCode: v.fallback(v.number(), 0),
});

/** Errors of these commands concern the recipient or the mail; others our access to the mail server. */
const ABOUT_THE_MAIL = ['RCPT TO', 'DATA'];
/** Status codes (RFC 3463) of addresses, mailboxes, content. Others, as 5.7.1, refuse us altogether. */
const ABOUT_THE_MAIL_CODE = /^5\d\d[ -]5\.[126]\.\d+/;
const ENHANCED_CODE = /^\d{3}[ -]\d\.\d+\.\d+/;
/** The server requires authentication (RFC 4954), so the fault is ours and not the recipient's. */
const AUTHENTICATION_REQUIRED = 530;
const MAX_REASON_LENGTH = 500;

/**
 * Distinguishes a final refusal from a temporary failure: a 4xx, no answer, or an error of our own.
 *
 * @returns `reason`: the server's message, for operators; it may name the recipient; `code`: the codes
 * without the message, for the log
 */
export function failedAttempt(error: unknown) {
  // Anything can be thrown; a value that is not an object has none of the properties.
  const { message, code, command, response, responseCode } = v.parse(SmtpError, Object(error));
  const concernsMail =
    ABOUT_THE_MAIL.includes(command) && (!ENHANCED_CODE.test(response) || ABOUT_THE_MAIL_CODE.test(response));
  const final = responseCode >= 500 && responseCode !== AUTHENTICATION_REQUIRED && concernsMail;
  const outcome: AttemptOutcome = final ? 'refused' : responseCode > 0 ? 'deferred' : 'unreachable';
  const reason = (response || message).slice(0, MAX_REASON_LENGTH);
  return { outcome, reason, code: [code, command, responseCode || ''].filter(Boolean).join(' ') };
}

import * as v from 'valibot';
import { call } from '../call.ts';
import { email, optionalText, requiredText, cardCode } from '../fields.ts';

/** The subject of a message (spec §3, with its spelling). */
export const SupportKey = v.picklist(['contact_info', 'contact_faliure']);
export type SupportKey = v.InferOutput<typeof SupportKey>;

/**
 * A message to the company (spec §3). The content of the lines depends on the form (D19): contact name,
 * phone, subject; visit name, address, phone and preferred day; failure type, building and machine, card.
 */
export const SupportMessage = v.object({
  key_msg: SupportKey,
  line1: requiredText,
  emailAddress: email,
  line2: optionalText,
  line3: optionalText,
  bodytxt: requiredText,
});
export type SupportMessage = v.InferOutput<typeof SupportMessage>;

export const supportInfo = call('POST', '/api/v1/users/support/info', {
  access: 'visitor',
  idempotent: true,
  body: SupportMessage,
  /** Only failure reports open a case; other messages do not. */
  opensCase: true,
});

/** In characters. A report has at most 1 000 uses, so a much longer answer is invalid. */
const LONGEST = 2_000_000;

export const sendReportByUid = call('GET', '/public-site/v1/reports/sendReportByUid', {
  access: 'visitor',
  query: v.object({ card: cardCode, email, recaptchaToken: requiredText }),
  /** Must be sanitised before it is shown (D20). Text without any element is not a report. */
  answer: v.pipe(v.string(), v.maxLength(LONGEST), v.regex(/<[A-Za-z]/)),
  media: 'text/html',
});

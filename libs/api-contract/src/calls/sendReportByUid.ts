import * as v from 'valibot';
import { call } from '../call.ts';
import { cardCode, email, requiredText } from '../fields.ts';

/** A report has at most 1 000 uses, so a much longer answer is invalid. */
const LONGEST = 2_000_000;

export const sendReportByUid = call({
  method: 'GET',
  path: '/public-site/v1/reports/sendReportByUid',
  summary: "Mails a card's consumption report and returns it as HTML",
  access: 'visitor',
  query: v.object({ card: cardCode, email, recaptchaToken: requiredText }),
  success: 200,
  /** Must be sanitised before it is shown (D20). Text without any element is not a report. */
  answer: v.pipe(v.string(), v.maxLength(LONGEST), v.regex(/<[A-Za-z]/)),
  media: 'text/html',
});

import * as v from 'valibot';
import { call } from '../call.ts';
import { cardCode, email, requiredText } from '../fields.ts';

export const sendReportByUid = call({
  method: 'GET',
  path: '/public-site/v1/reports/sendReportByUid',
  summary: "Mails a card's consumption report and answers it as HTML",
  access: 'visitor',
  query: v.object({ card: cardCode, email, recaptchaToken: requiredText }),
  success: 200,
  /** To be sanitised before it is shown (decision 20). Text without any element is no report. */
  answer: v.pipe(v.string(), v.regex(/<[a-z]/i)),
  media: 'text/html',
});

import { describeCall } from '../document/describe.ts';
import { EXAMPLE, FIELD } from '../document/commonFields.ts';
import { sendReportByUid } from './sendReportByUid.ts';

export const sendReportByUidDoc = describeCall(sendReportByUid, {
  description:
    'Mails the uses of the card in the last twelve months to an e-mail address and returns the same report. At most 5 per card and e-mail in an hour (D34, D38), each with a new captcha token of action `userReport`. In 24 hours at most 5 different e-mails per card and 5 different cards per e-mail; beyond that the response is `ex_captcha_refused`.',
  success: 'The report as HTML; clients must sanitise it before they show it (D20).',
  query: {
    fields: {
      card: FIELD.uid,
      email: FIELD.email,
      recaptchaToken: `${FIELD.captcha}, action \`userReport\`.`,
    },
    example: { card: EXAMPLE.uid, email: EXAMPLE.email, recaptchaToken: EXAMPLE.token },
  },
  answer: {
    fields: {},
    example: '<h1>Informe de consumo</h1><p>Tarjeta 12345678</p>',
  },
});

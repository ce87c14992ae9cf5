import { describeCall } from '../document/describe.ts';
import { EXAMPLE, WORDS } from '../document/words.ts';
import { sendReportByUid } from './sendReportByUid.ts';

export const sendReportByUidDoc = describeCall(sendReportByUid, {
  description:
    'Mails the uses of the last twelve months to an address and answers the same report. Five in an hour for a pair of card and e-mail (D34, D38), each with its own captcha of action `userReport`.',
  success: 'The report, as HTML that is to be sanitised before it is shown (D20).',
  query: {
    fields: {
      card: WORDS.uid,
      email: WORDS.email,
      recaptchaToken: `${WORDS.captcha}, action \`userReport\`.`,
    },
    example: { card: EXAMPLE.uid, email: EXAMPLE.email, recaptchaToken: EXAMPLE.token },
  },
  answer: {
    fields: {},
    example: '<h1>Informe de consumo</h1><p>Tarjeta 12345678</p>',
  },
});

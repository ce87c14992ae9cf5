import { FIELD } from '../document/commonFields.ts';
import type { DescriptionsOf } from '../document/describe.ts';
import type * as calls from './visitors.ts';

export const visitorsDocs: DescriptionsOf<typeof calls> = {
  supportInfo: {
    description:
      'Stores a message of a visitor and mails it to the company. The content of the lines depends on the form (D19). Messages are limited by client address and hour; beyond 30 in an hour of all visitors the company gets a digest in place of single mails (D34). A failure report has a case number, which its writer gets by mail as well (D89); a repeated request is answered by the same one.',
    success: 'The message is stored and will be mailed.',
    fields: {
      key_msg:
        'Form: `contact_info` for contact and visit, `contact_faliure` for a failure (the spelling is that of spec §3).',
      line1: 'Name; for a failure, the type of the failure (D19).',
      line2: 'Contact: phone. Visit: address. Failure: building and machine.',
      line3: 'Contact: subject. Visit: phone and preferred date. Failure: card.',
      bodytxt: 'Free text, at most 4 000 characters.',
    },
  },
  sendReportByUid: {
    description:
      'Mails the uses of the card in the last twelve months to an e-mail address and returns the same report. At most 5 per card and e-mail in an hour (D34, D38), each with a new captcha token of action `userReport`. In 24 hours at most 5 different e-mails per card and 5 different cards per e-mail; beyond that the response is `ex_captcha_refused`.',
    success: 'The report as HTML; clients must sanitise it before they show it (D20).',
    errors: ['ex_captcha_refused', 'ex_card_not_found', '100'],
    fields: {
      card: FIELD.uid,
      recaptchaToken: `${FIELD.captcha}, action \`userReport\`.`,
    },
  },
};

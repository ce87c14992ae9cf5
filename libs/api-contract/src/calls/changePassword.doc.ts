import { describeCall } from '../document/describe.ts';
import { EXAMPLE, WORDS } from '../document/words.ts';
import { changePassword } from './changePassword.ts';

export const changePasswordDoc = describeCall(changePassword, {
  description:
    "Changes the password of the session's own account (any other e-mail is `ex_not_found`), ends its other sessions and tells it by mail (D21). Ten changes in a minute.",
  success: 'The password is changed.',
  body: {
    fields: { emailAddress: `The account's own. ${WORDS.email}`, newPassword: WORDS.password },
    example: { emailAddress: EXAMPLE.email, newPassword: 'Lavadero2027' },
  },
  answer: { fields: { passwordChanged: 'true.' }, example: { passwordChanged: true } },
});

import { describeCall } from '../document/describe.ts';
import { EXAMPLE, WORDS } from '../document/words.ts';
import { changePassword, forgotPassword, resetPassword } from './passwords.ts';

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

export const forgotPasswordDoc = describeCall(forgotPassword, {
  description:
    'Asks for a link that gives the account a new password (D56). The answer is the same, and takes as long, whether or not the e-mail is an account. At most 10 requests in 15 minutes for an e-mail from an address, and 5 mails in an hour to an account.',
  success: 'A link will be mailed, where the e-mail is an account.',
  body: {
    fields: {
      emailAddress: WORDS.email,
      recaptchaToken: `${WORDS.captcha}, action \`login\`.`,
    },
    example: { emailAddress: EXAMPLE.email, recaptchaToken: EXAMPLE.token },
  },
});

export const resetPasswordDoc = describeCall(resetPassword, {
  description:
    'Sets the password of the account whose link it is, within an hour of its mail and once (D56). All sessions of the account end, its other links too, and it is told by mail. `verify-token` tells beforehand whether a link can be used. At most 30 tries of a link in a minute.',
  success: 'The password is changed, and no session is left.',
  body: {
    fields: {
      token: "The token of a link's address; any other text is an invalid one.",
      password: WORDS.password,
    },
    example: { token: EXAMPLE.token, password: 'Lavadero2026' },
  },
});

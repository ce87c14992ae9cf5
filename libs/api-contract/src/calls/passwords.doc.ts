import { describeCall } from '../document/describe.ts';
import { EXAMPLE, FIELD } from '../document/commonFields.ts';
import { changePassword, forgotPassword, resetPassword } from './passwords.ts';

export const changePasswordDoc = describeCall(changePassword, {
  description:
    "Changes the password of the session's account (any other e-mail is `ex_not_found`), ends its other sessions and sends a notice by mail (D21). At most 10 changes in a minute.",
  success: 'The password is changed.',
  body: {
    fields: {
      emailAddress: `E-mail of the session's account. ${FIELD.email}`,
      newPassword: 'At least 8 characters (D74), and none of the ten thousand most common passwords.',
    },
    example: { emailAddress: EXAMPLE.email, newPassword: 'Lavadero2027' },
  },
  answer: { fields: { passwordChanged: 'Always true.' }, example: { passwordChanged: true } },
});

export const forgotPasswordDoc = describeCall(forgotPassword, {
  description:
    'Requests a link for a new password (D56), or one that lets a new device sign in while others try wrong passwords (D82). The response and its duration do not reveal whether the e-mail belongs to an account. At most 10 requests in 15 minutes per e-mail and client address, and 5 mails per account in an hour.',
  success: 'A link will be mailed if the e-mail belongs to an account.',
  body: {
    fields: {
      emailAddress: FIELD.email,
      recaptchaToken: `${FIELD.captcha}, action \`login\`.`,
      device: 'Whether the link lets a device sign in, in place of setting a new password.',
    },
    example: { emailAddress: EXAMPLE.email, recaptchaToken: EXAMPLE.token, device: false },
  },
});

export const resetPasswordDoc = describeCall(resetPassword, {
  description:
    'Sets a new password with the token of a mailed link, which is valid once and for an hour (D56). Ends all sessions of the account, invalidates its other links and sends a notice by mail. `verify-token` checks beforehand whether a link can be used. At most 30 attempts per link in a minute.',
  success: 'The password is changed and all sessions have ended.',
  body: {
    fields: {
      token: 'Token of a mailed link. Any text is accepted; an unknown one is an invalid token.',
      password: FIELD.password,
    },
    example: { token: EXAMPLE.token, password: 'Lavadero2026' },
  },
});

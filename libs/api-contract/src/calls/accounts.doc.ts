import { FIELD } from '../document/commonFields.ts';
import type { DescriptionsOf } from '../document/describe.ts';
import type * as calls from './accounts.ts';

const token = 'Token of a mailed link. Any text is accepted; an unknown one is an invalid token.';
const recaptchaToken = `${FIELD.captcha}, action \`login\`.`;
const monthly_settlement =
  'Whether the settlement of each month, by building, is mailed when it closes (D80).';

export const accountsDocs: DescriptionsOf<typeof calls> = {
  signin: {
    description:
      'Creates a session for an e-mail and a password. Its token is sent as `Authorization: Bearer …` (D6). Any role may sign in, but only BUILDING_ADM may make further calls (spec §6). Failed attempts are limited (D34).',
    success: 'The session and its account.',
    errors: ['ex_wrong_credentials', 'ex_captcha_refused'],
    fields: {
      password: 'Password, at most 1 000 characters.',
      recaptchaToken,
      deviceLink:
        'Token of a mailed link that lets a new device sign in while the e-mail is limited (D82). An invalid or used one counts as none.',
      token: 'Opaque token of the session.',
      account: 'Account of the session.',
      user: 'Person who signed in.',
      role: 'Role of the account. Only BUILDING_ADM may use the portal (spec §6).',
      name: 'First name.',
      lastname: 'Last name.',
      administration_id: 'Identifier of the administration of a BUILDING_ADM; null for other roles.',
      administration_name: 'Name of the administration; null for other roles.',
    },
  },
  signout: {
    description:
      'Ends the session of the token that is sent (D57). The request body is absent or empty (D27).',
    success: 'The session has ended, or did not exist.',
  },
  changePassword: {
    description:
      "Changes the password of the session's account (any other e-mail is `ex_not_found`), ends its other sessions and sends a notice by mail (D21). At most 10 changes in a minute.",
    success: 'The password is changed.',
    errors: ['ex_not_found', 'ex_weak_password'],
    fields: {
      emailAddress: `E-mail of the session's account. ${FIELD.email}`,
      newPassword: 'At least 8 characters (D74), and none of the ten thousand most common passwords.',
      passwordChanged: 'Always true.',
    },
  },
  forgotPassword: {
    description:
      'Requests a link for a new password (D56), or one that lets a new device sign in while others try wrong passwords (D82). The response and its duration do not reveal whether the e-mail belongs to an account. At most 10 requests in 15 minutes per e-mail and client address, and 5 mails per account and kind of link in an hour.',
    success: 'A link will be mailed if the e-mail belongs to an account.',
    errors: ['ex_captcha_refused'],
    fields: {
      recaptchaToken,
      device: 'Whether the link lets a device sign in, in place of setting a new password.',
    },
  },
  resetPassword: {
    description:
      'Sets a new password with the token of a mailed link, which is valid once and for an hour (D56). Ends all sessions of the account, invalidates its other links and sends a notice by mail. `verify-token` checks beforehand whether a link can be used. At most 30 attempts per link in a minute.',
    success: 'The password is changed and all sessions have ended.',
    errors: ['ex_token_invalid', 'ex_token_used', 'ex_token_expired', 'ex_weak_password', 'ex_email_taken'],
    fields: { token, password: FIELD.password },
  },
  verifyToken: {
    description:
      'Checks whether the token of an invitation or of a link for a new password can be used, and changes nothing.',
    success: 'The state of the token.',
    fields: {
      token,
      valid: 'Whether the token can be used to complete the sign-up or to set the password.',
      reason: 'Reason if the token is not valid: `invalid`, `used` or `expired` (D26).',
    },
  },
  confirmUser: {
    description:
      'Creates the account of an invited resident with this password, once per invitation, and confirms it by mail. At most 30 attempts per invitation in a minute (D34).',
    success: 'The resident has confirmed and has an account.',
    errors: ['ex_token_invalid', 'ex_token_used', 'ex_token_expired', 'ex_weak_password'],
    fields: { token, password: FIELD.password },
  },
  notificationPreferences: {
    description: "Returns the mail preferences of the session's account. All mails are off by default.",
    success: 'The preferences of the account.',
    fields: { monthly_settlement },
  },
  setNotificationPreferences: {
    description:
      "Sets the mail preferences of the session's account. Each account of an administration has its own.",
    success: 'The updated preferences.',
    fields: { monthly_settlement },
  },
};

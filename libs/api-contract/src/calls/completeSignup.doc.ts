import { describeCall } from '../document/describe.ts';
import { EXAMPLE, FIELD } from '../document/commonFields.ts';
import { confirmUser, verifyToken } from './completeSignup.ts';

const token = 'Token of a mailed link. Any text is accepted; an unknown one is an invalid token.';

export const verifyTokenDoc = describeCall(verifyToken, {
  description:
    'Checks whether the token of an invitation or of a link for a new password can be used, and changes nothing.',
  success: 'The state of the token.',
  body: { fields: { token }, example: { token: EXAMPLE.token } },
  answer: {
    fields: {
      valid: 'Whether the token can be used to complete the sign-up or to set the password.',
      reason: 'Reason if the token is not valid: `invalid`, `used` or `expired` (D26).',
    },
    example: { valid: false, reason: 'expired' },
  },
});

export const confirmUserDoc = describeCall(confirmUser, {
  description:
    'Creates the account of an invited resident with this password, once per invitation, and confirms it by mail. At most 30 attempts per invitation in a minute (D34).',
  success: 'The resident has confirmed and has an account.',
  body: {
    fields: { token, password: FIELD.password },
    example: { token: EXAMPLE.token, password: 'Lavadero2026' },
  },
});

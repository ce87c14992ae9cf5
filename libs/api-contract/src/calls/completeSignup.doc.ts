import { describeCall } from '../document/describe.ts';
import { EXAMPLE, WORDS } from '../document/words.ts';
import { confirmUser, verifyToken } from './completeSignup.ts';

const token = "The token of an invitation's link; any other text is an invalid one.";

export const verifyTokenDoc = describeCall(verifyToken, {
  description: 'Looks whether an invitation, or a link for a new password, can be used, and changes nothing.',
  success: 'Whether it can be used.',
  body: { fields: { token }, example: { token: EXAMPLE.token } },
  answer: {
    fields: {
      valid: 'Whether the sign-up can be completed, or the password set, with it.',
      reason: 'Where it is not valid: `invalid`, `used` or `expired` (D26).',
    },
    example: { valid: false, reason: 'expired' },
  },
});

export const confirmUserDoc = describeCall(confirmUser, {
  description:
    'Gives an invited resident an account with this password, once per invitation; the resident is told by mail. At most 30 tries of an invitation in a minute (D34).',
  success: 'The resident has confirmed and has an account.',
  body: {
    fields: { token, password: WORDS.password },
    example: { token: EXAMPLE.token, password: 'Lavadero2026' },
  },
});

import { describeCall } from '../document/describe.ts';
import { EXAMPLE, FIELD } from '../document/commonFields.ts';
import { signin, signout } from './session.ts';

export const signinDoc = describeCall(signin, {
  description:
    'Creates a session for an e-mail and a password. Its token is sent as `Authorization: Bearer …` (D6). Any role may sign in, but only BUILDING_ADM may make further calls (spec §6). Failed attempts are limited (D34).',
  success: 'The session and its account.',
  body: {
    fields: {
      emailAddress: FIELD.email,
      password: 'Password, at most 1 000 characters.',
      recaptchaToken: `${FIELD.captcha}, action \`login\`.`,
      deviceLink:
        'Token of a mailed link that lets a new device sign in while the e-mail is limited (D82). An invalid or used one counts as none.',
    },
    example: { emailAddress: EXAMPLE.email, password: 'Lavadero2026', recaptchaToken: EXAMPLE.token },
  },
  answer: {
    fields: {
      token: 'Opaque token of the session.',
      account: 'Account of the session.',
      'account.user': 'Person who signed in.',
      'account.user.id': FIELD.id,
      'account.user.role': 'Role of the account. Only BUILDING_ADM may use the portal (spec §6).',
      'account.user.name': 'First name.',
      'account.user.lastname': 'Last name.',
      'account.user.administration_id':
        'Identifier of the administration of a BUILDING_ADM; null for other roles.',
      'account.user.administration_name': 'Name of the administration; null for other roles.',
    },
    example: {
      token: EXAMPLE.token,
      account: {
        user: {
          id: EXAMPLE.resident,
          role: 'BUILDING_ADM',
          name: 'Ana',
          lastname: 'Paz',
          administration_id: EXAMPLE.administration,
          administration_name: EXAMPLE.building_name,
        },
      },
    },
  },
});

export const signoutDoc = describeCall(signout, {
  description: 'Ends the session of the token that is sent (D57). The request body is absent or empty (D27).',
  success: 'The session has ended, or did not exist.',
});

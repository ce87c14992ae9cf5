import { describeCall } from '../document/describe.ts';
import { EXAMPLE, WORDS } from '../document/words.ts';
import { signin, signout } from './session.ts';

export const signinDoc = describeCall(signin, {
  description:
    'Exchanges an e-mail and a password for a session token, which goes into `Authorization: Bearer …` (D6). Any role may sign in; only BUILDING_ADM is served further (spec §6). Wrong tries are limited (D34).',
  success: 'The session and whose it is.',
  body: {
    fields: {
      emailAddress: WORDS.email,
      password: 'At most 1 000 characters.',
      recaptchaToken: `${WORDS.captcha}, action \`login\`.`,
    },
    example: { emailAddress: EXAMPLE.email, password: 'Lavadero2026', recaptchaToken: EXAMPLE.token },
  },
  answer: {
    fields: {
      token: "The session's token; opaque.",
      account: 'Whose session it is.',
      'account.user': 'The person.',
      'account.user.id': WORDS.id,
      'account.user.role': 'BUILDING_ADM enters the portal; any other role is refused there (spec §6).',
      'account.user.name': 'First name.',
      'account.user.lastname': 'Last name.',
      'account.user.administration_id': 'The administration of a BUILDING_ADM; null for other roles.',
      'account.user.administration_name': 'Its name; null for other roles.',
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
  description:
    'Ends the session whose token comes with the call (D57). Takes no body, or an empty one (D27).',
  success: 'The session is over, or never was.',
});

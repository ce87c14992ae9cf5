import { describeCall } from '../document/describe.ts';
import { signout } from './signout.ts';

export const signoutDoc = describeCall(signout, {
  description:
    'Ends the session whose token comes with the call (D57). Takes no body, or an empty one (D27).',
  success: 'The session is over, or never was.',
});

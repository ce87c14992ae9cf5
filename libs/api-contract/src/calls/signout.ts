import { call } from '../call.ts';

export const signout = call({
  method: 'POST',
  path: '/public-site/v1/signout',
  summary: 'Ends the session of the token, of any role; one that is over or unknown is over all the same',
  access: 'session',
  success: 204,
});

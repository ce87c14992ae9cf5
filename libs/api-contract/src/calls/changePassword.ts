import * as v from 'valibot';
import { call } from '../call.ts';
import { email } from '../fields.ts';

export const changePassword = call({
  method: 'POST',
  path: '/api/v1/users/password',
  summary: "Changes the password of the session's own account and signs out its other sessions",
  access: 'administrator',
  body: v.object({
    emailAddress: email,
    /** The sign-up policy holds (D21). */
    newPassword: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000)),
  }),
  success: 200,
  answer: v.object({ passwordChanged: v.boolean() }),
});

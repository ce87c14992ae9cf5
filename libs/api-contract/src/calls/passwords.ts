import * as v from 'valibot';
import { call } from '../call.ts';
import { email, requiredText } from '../fields.ts';

export const changePassword = call({
  method: 'POST',
  path: '/api/v1/users/password',
  summary: "Changes the password of the session's account and ends its other sessions",
  access: 'administrator',
  body: v.object({
    emailAddress: email,
    /** At least 8 characters (D74). */
    newPassword: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000)),
  }),
  success: 200,
  answer: v.object({ passwordChanged: v.boolean() }),
});

export const forgotPassword = call({
  method: 'POST',
  path: '/public-site/v1/users/forgot-password',
  summary: 'Mails a link for a new password, or to sign in from a new device, if the e-mail has an account',
  access: 'visitor',
  optional: true,
  body: v.object({
    emailAddress: email,
    recaptchaToken: requiredText,
    /** Whether the link lets a device sign in and keeps the password (D82). */
    device: v.optional(v.boolean()),
  }),
  success: 204,
});

export const resetPassword = call({
  method: 'POST',
  path: '/public-site/v1/users/reset-password',
  summary: 'Sets a new password with a mailed link, once per link, and ends all sessions of the account',
  access: 'visitor',
  optional: true,
  body: v.object({
    /** Any text; the API decides which are valid. */
    token: v.pipe(v.string(), v.trim(), v.nonEmpty()),
    /** The sign-up policy applies. */
    password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000)),
  }),
  success: 204,
});

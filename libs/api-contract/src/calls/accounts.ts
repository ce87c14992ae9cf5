import * as v from 'valibot';
import { addition, anyId, anyText, textIfAny, email, requiredText } from '../fields.ts';
import { call } from '../call.ts';

/** Any text, because the API itself checks passwords. */
const password = v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000));
const token = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** Login request (spec §3). */
export const Signin = v.object({
  emailAddress: email,
  password,
  recaptchaToken: requiredText,
  deviceLink: v.optional(v.pipe(v.string(), v.maxLength(200))),
});
export type Signin = v.InferOutput<typeof Signin>;

/** Login response (spec §3, D26). */
export const SignedIn = v.object({
  token: v.pipe(v.string(), v.nonEmpty()),
  account: v.object({
    user: v.object({
      id: anyId,
      role: v.string(),
      name: textIfAny,
      lastname: textIfAny,
      administration_id: v.nullish(anyText),
      /** An addition, which the portal shows if it is present. */
      administration_name: addition(v.nullable(v.string())),
    }),
  }),
});
export type SignedIn = v.InferOutput<typeof SignedIn>;

export const signin = call('POST', '/public-site/v1/signin', {
  summary: 'Creates a session',
  access: 'visitor',
  body: Signin,
  answer: SignedIn,
});

export const signout = call('POST', '/public-site/v1/signout', {
  summary: 'Ends the session of the token; succeeds for an expired or unknown session too',
  access: 'session',
  optional: true,
});

export const changePassword = call('POST', '/api/v1/users/password', {
  summary: "Changes the password of the session's account and ends its other sessions",
  access: 'administrator',
  body: v.object({
    emailAddress: email,
    newPassword: password,
  }),
  answer: v.object({ passwordChanged: v.boolean() }),
});

export const forgotPassword = call('POST', '/public-site/v1/users/forgot-password', {
  summary: 'Mails a link for a new password, or to sign in from a new device, if the e-mail has an account',
  access: 'visitor',
  optional: true,
  body: v.object({
    emailAddress: email,
    recaptchaToken: requiredText,
    device: v.optional(v.boolean()),
  }),
});

export const resetPassword = call('POST', '/public-site/v1/users/reset-password', {
  summary: 'Sets a new password with a mailed link, once per link, and ends all sessions of the account',
  access: 'visitor',
  optional: true,
  body: v.object({
    token,
    password,
  }),
});

/** The reason why the token of an invitation, or of a link for a new password, cannot be used (D26). */
export const TokenRefusal = v.picklist(['invalid', 'used', 'expired']);
export type TokenRefusal = v.InferOutput<typeof TokenRefusal>;

/** Whether a token can be used; unknown reasons of other servers count as none. */
export const TokenState = v.object({
  valid: v.boolean(),
  reason: v.fallback(v.optional(TokenRefusal), undefined),
});
export type TokenState = v.InferOutput<typeof TokenState>;

export const verifyToken = call('POST', '/public-site/v1/users/verify-token', {
  summary: 'Checks the token of an invitation or of a link for a new password',
  access: 'visitor',
  body: v.object({ token }),
  answer: TokenState,
});

export const confirmUser = call('POST', '/public-site/v1/users/confirm', {
  summary: "Completes a resident's sign-up with a password, once per invitation",
  access: 'visitor',
  body: v.object({ token, password }),
});

/** The mails that an administrator receives regularly. */
export const NotificationPreferences = v.object({
  monthly_settlement: v.boolean(),
});
export type NotificationPreferences = v.InferOutput<typeof NotificationPreferences>;

const path = '/api/v1/users/notification-preferences';

export const notificationPreferences = call('GET', path, {
  summary: "Returns the mail preferences of the session's account",
  access: 'administrator',
  optional: true,
  answer: NotificationPreferences,
});

export const setNotificationPreferences = call('POST', path, {
  summary: "Sets the mail preferences of the session's account",
  access: 'administrator',
  optional: true,
  body: NotificationPreferences,
  answer: NotificationPreferences,
});

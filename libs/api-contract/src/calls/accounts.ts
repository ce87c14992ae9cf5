import * as v from 'valibot';
import { addition, anyId, anyText, textIfAny, email, requiredText } from '../fields.ts';
import { call } from '../call.ts';
import { TOKEN_REFUSALS } from '../constants.ts';

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
  access: 'visitor',
  body: Signin,
  answer: SignedIn,
});

export const signout = call('POST', '/public-site/v1/signout', {
  access: 'session',
  optional: true,
});

export const changePassword = call('POST', '/api/v1/users/password', {
  access: 'administrator',
  body: v.object({
    emailAddress: email,
    newPassword: password,
  }),
  answer: v.object({ passwordChanged: v.boolean() }),
});

export const forgotPassword = call('POST', '/public-site/v1/users/forgot-password', {
  access: 'visitor',
  optional: true,
  body: v.object({
    emailAddress: email,
    recaptchaToken: requiredText,
    device: v.optional(v.boolean()),
  }),
});

export const resetPassword = call('POST', '/public-site/v1/users/reset-password', {
  access: 'visitor',
  optional: true,
  body: v.object({
    token,
    password,
  }),
});

/** Whether a token can be used; unknown reasons of other servers count as none. */
export const TokenState = v.object({
  valid: v.boolean(),
  reason: v.fallback(v.optional(v.picklist(TOKEN_REFUSALS)), undefined),
});
export type TokenState = v.InferOutput<typeof TokenState>;

export const verifyToken = call('POST', '/public-site/v1/users/verify-token', {
  access: 'visitor',
  body: v.object({ token }),
  answer: TokenState,
});

export const confirmUser = call('POST', '/public-site/v1/users/confirm', {
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
  access: 'administrator',
  optional: true,
  answer: NotificationPreferences,
});

export const setNotificationPreferences = call('POST', path, {
  access: 'administrator',
  optional: true,
  body: NotificationPreferences,
  answer: NotificationPreferences,
});

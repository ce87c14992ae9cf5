import * as v from 'valibot';
import { call } from '../call.ts';

/** Any text; the API decides which are valid. */
const token = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** The reason why the token of an invitation, or of a link for a new password, cannot be used (D26). */
export const TokenRefusal = v.picklist(['invalid', 'used', 'expired']);
export type TokenRefusal = v.InferOutput<typeof TokenRefusal>;

/** Whether a token can be used; unknown reasons of other servers count as none. */
export const TokenState = v.object({
  valid: v.boolean(),
  reason: v.fallback(v.optional(TokenRefusal), undefined),
});
export type TokenState = v.InferOutput<typeof TokenState>;

export const verifyToken = call({
  method: 'POST',
  path: '/public-site/v1/users/verify-token',
  summary: 'Checks the token of an invitation or of a link for a new password',
  access: 'visitor',
  body: v.object({ token }),
  success: 200,
  answer: TokenState,
});

export const confirmUser = call({
  method: 'POST',
  path: '/public-site/v1/users/confirm',
  summary: "Completes a resident's sign-up with a password, once per invitation",
  access: 'visitor',
  body: v.object({ token, password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000)) }),
  success: 204,
});

import * as v from 'valibot';
import { addition, anyId, anyText, textIfAny } from '../answerFields.ts';
import { call } from '../call.ts';
import { email, requiredText } from '../fields.ts';

/** Login request (spec §3). */
export const Signin = v.object({
  emailAddress: email,
  password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1000)),
  recaptchaToken: requiredText,
  /** The token of a mailed link that lets a new device sign in (D82); an invalid one counts as none. */
  deviceLink: v.optional(v.pipe(v.string(), v.maxLength(200))),
});
export type Signin = v.InferOutput<typeof Signin>;

/** Login response (spec §3, D26). */
export const SignedIn = v.object({
  token: v.pipe(v.string(), v.nonEmpty()),
  account: v.object({
    user: v.object({
      id: anyId,
      /** Only BUILDING_ADM enters the portal (spec §6). */
      role: v.string(),
      name: textIfAny,
      lastname: textIfAny,
      administration_id: v.nullish(anyText),
      /** An addition, which the portal shows where it is present. */
      administration_name: addition(v.nullable(v.string())),
    }),
  }),
});
export type SignedIn = v.InferOutput<typeof SignedIn>;

export const signin = call({
  method: 'POST',
  path: '/public-site/v1/signin',
  summary: 'Creates a session',
  access: 'visitor',
  body: Signin,
  success: 200,
  answer: SignedIn,
});

export const signout = call({
  method: 'POST',
  path: '/public-site/v1/signout',
  summary: 'Ends the session of the token; succeeds for an expired or unknown session too',
  access: 'session',
  optional: true,
  success: 204,
});

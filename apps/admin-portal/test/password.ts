import type { FakeAnswer } from '@laundry/flow/testing';

/** The successful request for a link to reset the password. */
export const FORGOT: FakeAnswer = {
  method: 'POST',
  path: '/public-site/v1/users/forgot-password',
  status: 204,
};

/** The verification of a valid link. */
export const VERIFY: FakeAnswer = {
  method: 'POST',
  path: '/public-site/v1/users/verify-token',
  body: { valid: true },
};

/** The successful reset of the password. */
export const RESET: FakeAnswer = {
  method: 'POST',
  path: '/public-site/v1/users/reset-password',
  status: 204,
};

/** The successful change of the signed-in user's password. */
export const CHANGE: FakeAnswer = {
  method: 'POST',
  path: '/api/v1/users/password',
  body: { passwordChanged: true },
};

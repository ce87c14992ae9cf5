import type { FakeAnswer } from '@laundry/flow/testing';

/** A link to choose another password by is asked for. */
export const FORGOT: FakeAnswer = {
  method: 'POST',
  path: '/public-site/v1/users/forgot-password',
  status: 204,
};

/** A link that is good. */
export const VERIFY: FakeAnswer = {
  method: 'POST',
  path: '/public-site/v1/users/verify-token',
  body: { valid: true },
};

/** A password is chosen by it. */
export const RESET: FakeAnswer = {
  method: 'POST',
  path: '/public-site/v1/users/reset-password',
  status: 204,
};

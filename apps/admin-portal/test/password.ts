import type { FakeAnswer } from '@laundry/flow/testing';

const byLink = (call: string, answer: Partial<FakeAnswer>): FakeAnswer => ({
  method: 'POST',
  path: `/public-site/v1/users/${call}`,
  ...answer,
});

/** The successful request for a link to reset the password, the link's check, and the reset. */
export const FORGOT = byLink('forgot-password', { status: 204 });
export const VERIFY = byLink('verify-token', { body: { valid: true } });
export const RESET = byLink('reset-password', { status: 204 });

/** The successful change of the signed-in user's password. */
export const CHANGE: FakeAnswer = {
  method: 'POST',
  path: '/api/v1/users/password',
  body: { passwordChanged: true },
};

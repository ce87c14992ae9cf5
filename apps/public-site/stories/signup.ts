import type { FakeAnswer } from '@laundry/flow/testing';

// The calls of a sign-up, for its stories and tests.

export const VERIFY = { method: 'POST', path: '/public-site/v1/users/verify-token' } as const;
export const CONFIRM = { method: 'POST', path: '/public-site/v1/users/confirm' } as const;
export const VALID: FakeAnswer = { ...VERIFY, body: { valid: true } };
export const useless = (reason?: string): FakeAnswer => ({ ...VERIFY, body: { valid: false, reason } });

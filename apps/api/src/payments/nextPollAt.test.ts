import { nextPollAt } from './nextPollAt.ts';
import type { PollResult } from './nextPollAt.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const PACE = {
  PROVIDER_TIMEOUT_MS: 10 * SECOND,
  RECONCILE_AFTER_MS: 10 * SECOND,
  RECONCILE_MAX_WAIT_MS: 30 * SECOND,
  RECONCILE_DAYS: 40,
};

const createdAt = new Date('2026-10-01T12:00:00Z');
const after = (ms: number) => new Date(createdAt.getTime() + ms);
const payment = { createdAt, expiresAt: after(90 * MINUTE), checks: 0 };

/** The pause after a poll at a payment's age, in milliseconds; undefined where no poll follows. */
function pauseAt(age: number, checks = 0, result: PollResult = 'ended') {
  const next = nextPollAt({ ...payment, checks }, result, after(age), PACE);
  return next && next.getTime() - after(age).getTime();
}

it.each([
  [0, 11 * SECOND],
  [1, 20 * SECOND],
  [2, 30 * SECOND],
  [9, 30 * SECOND],
])('while the payer may pay, poll %d is followed by a pause of %d ms', (checks, pause) => {
  expect(pauseAt(5 * MINUTE, checks)).toBe(pause);
});

it('polls when a payment expires, or within the shortest pause after', () => {
  expect(pauseAt(90 * MINUTE - 20 * SECOND, 9)).toBe(20 * SECOND);
  expect(pauseAt(90 * MINUTE - 2 * SECOND, 9)).toBe(11 * SECOND);
});

it.each([
  [90 * MINUTE, 22.5 * MINUTE],
  [8 * HOUR, 2 * HOUR],
  [4 * DAY, DAY],
  [20 * DAY, DAY],
])('after expiry, a poll at an age of %d ms is followed by a pause of %d ms', (age, pause) => {
  expect(pauseAt(age, 9)).toBe(pause);
});

it('keeps its pace after expiry until the payment has ended', () => {
  expect(pauseAt(91 * MINUTE, 9, 'open')).toBe(30 * SECOND);
  expect(pauseAt(3 * DAY, 9, 'open')).toBe(30 * SECOND);
});

it('polls for the last time at 40 days', () => {
  expect(pauseAt(39.5 * DAY)).toBe(12 * HOUR);
  expect(pauseAt(40 * DAY)).toBeUndefined();
});

it('never polls after a final report', () => {
  expect(pauseAt(5 * MINUTE, 1, 'final')).toBeUndefined();
});

it('never pauses for less than the shortest pause, whatever the settings', () => {
  const hasty = { ...PACE, RECONCILE_AFTER_MS: 0, RECONCILE_MAX_WAIT_MS: 0 };
  for (const expiresAt of [payment.expiresAt, createdAt])
    expect(nextPollAt({ ...payment, expiresAt }, 'ended', createdAt, hasty)).toEqual(after(11 * SECOND));
});

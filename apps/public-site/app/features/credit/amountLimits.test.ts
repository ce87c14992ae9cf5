import { CHANNELS } from '@laundry/payment-channels/client';
import { isWithin, limitsFor, limitsText } from './amountLimits.ts';

it.each([
  [{ minCents: 1, maxCents: 100_000, minUses: 0 }, 'Hasta'],
  [{ minCents: 200_000, maxCents: 400_000, minUses: 0 }, 'Entre'],
])('states the limits, and accepts only amounts within them: %j', (limits, beginning) => {
  expect(limitsText(limits)).toMatch(new RegExp(`^${beginning}`));
  expect(isWithin(limits, 1190)).toBe(false);
  expect(isWithin(limits, limits.maxCents / 100)).toBe(true);
});

it.each([
  [
    { minUses: 1, minCents: 1, maxCents: 100_000 },
    { minCents: 3_333, minUses: 1 },
  ],
  [
    { minUses: 3, minCents: 1, maxCents: 100_000 },
    { minCents: 9_999, minUses: 3 },
  ],
  [
    { minUses: 1, minCents: 5_000, maxCents: 100_000 },
    { minCents: 5_000, minUses: 0 },
  ],
  [
    { minUses: 0, minCents: 1, maxCents: 100_000 },
    { minCents: 1, minUses: 0 },
  ],
])('takes the greater of the minimum uses and the minimum amount: %j', (rules, least) => {
  expect(limitsFor(rules, 33.33)).toEqual({ ...least, maxCents: 100_000 });
});

it('applies the limits of a channel too', () => {
  const rules = { minUses: 0, minCents: 1, maxCents: 20_000_000 };
  const { limits } = CHANNELS.RedPagos;
  expect(limitsFor(rules, 100, limits)).toEqual({ minCents: 100, maxCents: 15_000_000, minUses: 0 });
});

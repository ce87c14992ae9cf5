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
  [1, 1, { minCents: 3_333, minUses: 1 }],
  [3, 1, { minCents: 9_999, minUses: 3 }],
  [1, 5_000, { minCents: 5_000, minUses: 0 }],
  [0, 1, { minCents: 1, minUses: 0 }],
])('takes the greater of %d uses and %d cents: %j', (minUses, minCents, least) => {
  const maxCents = 100_000;
  expect(limitsFor({ minUses, minCents, maxCents }, 33.33)).toEqual({ ...least, maxCents });
});

it('applies the limits of a channel too', () => {
  const rules = { minUses: 0, minCents: 1, maxCents: 20_000_000 };
  const { limits } = CHANNELS.RedPagos;
  expect(limitsFor(rules, 100, limits)).toEqual({ minCents: 100, maxCents: 15_000_000, minUses: 0 });
});

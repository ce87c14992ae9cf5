import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { methods, open, button, field, enterCard, choose, fillIn } from '../../../test/creditPage.tsx';
import { isWithin, limitsFor, limitsText } from './amountLimits.ts';

it('says what a top-up may come to, and sends none that is beyond', async () => {
  const { user, server } = await open([methods(['MercadoPagos'])]);
  await enterCard(user);
  await choose(user, 'MercadoPagos');
  expect(field('Monto')).toHaveAccessibleDescription(/^Entre \$\s1\.190 y \$\s20\.000 por carga\.$/);
  await fillIn(user);
  for (const [amount, text] of [
    ['1189,99', /^El monto mínimo es \$\s1\.190 \(un uso\)\.$/],
    ['20000,01', /^El monto máximo de una carga es \$\s20\.000\.$/],
  ] as const) {
    await user.clear(field('Monto'));
    await user.type(field('Monto'), amount);
    await user.click(button('COMPRAR'));
    expect(await screen.findByText(text)).toBeVisible();
  }
  expect(server.requests.filter(({ method }) => method === 'POST')).toEqual([]);
});

it.each([
  [{ minCents: 1, maxCents: 100_000, minUses: 0 }, 'Hasta'],
  [{ minCents: 200_000, maxCents: 400_000, minUses: 0 }, 'Entre'],
])('offers no uses beyond the limits: %j', (limits, beginning) => {
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
])('takes the greater of the least uses and the least amount: %j', (rules, least) => {
  expect(limitsFor(rules, 33.33)).toEqual({ ...least, maxCents: 100_000 });
});

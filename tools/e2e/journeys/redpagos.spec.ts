import { buy } from '../src/checkout.ts';
import { expect, test } from '../src/journey.ts';
import { watchCard } from '../src/money.ts';
import { cards, choice, newPayer, prepareTopUp, texts, transactionOf } from '../src/topUp.ts';

test('RedPagos: pending until it is paid at the counter', async ({
  page,
  stack,
  providers,
  backOffice,
  expectAccessible,
}) => {
  const card = await watchCard(backOffice, cards.plain);
  const payer = newPayer();
  await prepareTopUp(page, cards.plain, 'RedPagos', payer);
  const slip = await buy(page, 'RedPagos', stack.addresses.simulators);
  await choice(slip, 'Dejar pendiente').click();
  const id = await transactionOf(page);
  await expect(page.getByRole('heading', { name: texts.pending })).toBeVisible();
  await expectAccessible(page);
  await card.stayed();

  await providers.settle('redpagos', id, 'approve');
  // The page in sight asks again by itself.
  await expect(page.getByRole('heading', { name: texts.success })).toBeVisible({ timeout: 40_000 });
  await card.rose(id, payer.amount);
});

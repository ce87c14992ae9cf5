import { buy } from '../src/checkout.ts';
import { expect, test } from '../src/journey.ts';
import { watchCard } from '../src/money.ts';
import { cards, choice, newPayer, prepareTopUp, texts, transactionOf } from '../src/topUp.ts';

test('a MercadoPago payment that expires is told as such, with ways on', async ({
  page,
  stack,
  providers,
  backOffice,
}) => {
  const card = await watchCard(backOffice, cards.plain);
  await prepareTopUp(page, cards.plain, 'MercadoPagos', newPayer());
  const checkout = await buy(page, 'MercadoPagos', stack.addresses.simulators);
  await choice(checkout, 'Dejar pendiente').click();
  const id = await transactionOf(page);
  await expect(page.getByRole('heading', { name: texts.pending })).toBeVisible();

  await providers.settle('mercadopago', id, 'expire');
  // What the provider told has arrived; the page asks by itself.
  expect((await backOffice.transaction(id)).state).toBe('expired');
  await expect(page.getByRole('heading', { level: 1, name: 'El plazo para pagar terminó' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'INTENTAR NUEVAMENTE' })).toBeVisible();
  await card.stayed();
});

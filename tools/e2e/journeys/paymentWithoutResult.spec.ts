import { buy } from '../src/checkout.ts';
import { expect, test } from '../src/journey.ts';
import { watchCard } from '../src/money.ts';
import { cards, choice, newPayer, prepareTopUp, texts, transactionOf } from '../src/topUp.ts';

test('an expired MercadoPago payment is shown as expired, with a link to try again', async ({
  page,
  stack,
  providers,
  backOffice,
}) => {
  const card = await watchCard(backOffice, cards.plain);
  await prepareTopUp(page, cards.plain, 'MercadoPagos', newPayer());
  const checkout = await buy(page, stack.addresses.simulators);
  await choice(checkout, 'Dejar pendiente').click();
  const id = await transactionOf(page);
  await expect(page.getByRole('heading', { name: texts.pending })).toBeVisible();

  await providers.settle('mercadopago', id, 'expire');
  // The page polls by itself. The notification is answered before the payment is looked up (D78), so the
  // state is asked for only after the page shows it.
  await expect(page.getByRole('heading', { level: 1, name: 'El plazo para pagar terminó' })).toBeVisible();
  expect((await backOffice.transaction(id)).state).toBe('expired');
  await expect(page.getByRole('link', { name: 'INTENTAR NUEVAMENTE' })).toBeVisible();
  await card.expectUnchanged();
});

test.describe('an unknown payment', () => {
  // The browser logs each 404 on its console by itself.
  test.use({ provokesFailures: true });

  test('shows that the payment was not found, with links to continue', async ({ page, expectAccessible }) => {
    for (const id of ['6f6a3a4e-32d5-4f0a-9a52-6d0a8b8f6b10', 'no-es-un-pago', 'K7QM4TXR']) {
      await page.goto(`/bancard-checkout-success/${id}`);
      await expect(page.getByRole('heading', { level: 1, name: 'No encontramos ese pago' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'CONSULTAR DE NUEVO' })).toHaveCount(0);
    }
    await expectAccessible(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'CARGAR SALDO' })).toHaveAttribute('href', '/credit');
    await main.getByRole('link', { name: 'CONTACTARNOS' }).click();
    await page.waitForURL('**/contact');
  });
});

import { expect } from '../../src/journey.ts';
import { expectNoError, test, theirCards } from '../../src/theirServer.ts';
import { buyButton, choice, enterCard, newPayer, prepareTopUp, texts } from '../../src/topUp.ts';

const RESULT = '**/bancard-checkout-success/*';

for (const way of ['checkout', 'process_id', 'pw_url'] as const)
  test(`a top-up is paid by ${way}`, async ({ page, stack }) => {
    await prepareTopUp(page, theirCards[way], 'MercadoPagos', newPayer());
    await buyButton(page).click();
    if (way === 'process_id') await page.waitForURL('**/bancard-checkout');
    else await page.waitForURL(`${stack.addresses.api}/pay**`);
    const payment = way === 'process_id' ? page.frameLocator('iframe') : page;
    await choice(payment, 'Aprobar pago').click();
    await page.waitForURL(RESULT);
    await expect(page.getByRole('heading', { name: texts.success })).toBeVisible();
    await expectNoError(page);
  });

test('a refused payment says why', async ({ page }) => {
  await prepareTopUp(page, theirCards.checkout, 'Bancard', newPayer());
  await buyButton(page).click();
  await choice(page, 'Rechazar pago').click();
  await page.waitForURL(RESULT);
  await expect(page.getByText(texts.failure('Fondos insuficientes.'))).toBeVisible();
});

test("the card of a page whose scripts are not ready is asked for with the site's token", async ({
  page,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  await page.route('**/assets/core-*.js', async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForResponse('**/api/v1/card/methods?**');
  await page.goto(`/credit?card=${theirCards.checkout}`, { waitUntil: 'commit' });
  expect((await asked).status()).toBe(200);
  release(undefined);
  await expect(page.getByRole('radio', { name: 'MercadoPagos' })).toBeEnabled();
});

test.describe('a card is refused', () => {
  test.use({ provokesFailures: true });

  test('as unknown', async ({ page }) => {
    await enterCard(page, theirCards.unknown);
    await expect(page.getByText('Número de tarjeta ingresado incorrecto.')).toBeVisible();
  });

  test('as lost, by the number 100 alone', async ({ page }) => {
    await enterCard(page, theirCards.lost);
    await expect(page.getByText(/Su tarjeta está bloqueada por extravío.*chat-bot/)).toBeVisible();
  });
});

import { expect, test } from '../src/journey.ts';
import { cards, channelsOf, enterCard } from '../src/topUp.ts';

test('a plain card shows its prices and channels', async ({ page, expectAccessible }) => {
  await page.goto('/credit');
  await expect(page.getByLabel('Código de tarjeta')).toBeVisible();
  await expectAccessible(page);
  await enterCard(page, cards.plain);
  await expect(channelsOf(page)).toHaveCount(3);
  for (const name of ['MercadoPagos', 'Bancard', 'RedPagos'])
    await expect(page.getByRole('radio', { name })).toBeVisible();
  await expect(page.getByText(/\$\s\d/).first()).toBeVisible();
  await expectAccessible(page);
});

test('a splitting card is offered neither PagosWeb nor RedPagos', async ({ page }) => {
  await enterCard(page, cards.splitting);
  await expect(channelsOf(page)).toHaveCount(2);
  for (const name of ['MercadoPagos', 'Bancard'])
    await expect(page.getByRole('radio', { name })).toBeVisible();
});

test.describe('refused cards', () => {
  test.use({ provokesFailures: true });

  test('an unknown card code shows an error and stays in the field', async ({ page, expectAccessible }) => {
    await enterCard(page, cards.unknown);
    await expect(page.getByText('Número de tarjeta ingresado incorrecto.')).toBeVisible();
    await expect(page.getByLabel('Código de tarjeta')).toHaveValue('8765 4321');
    await expectAccessible(page);
  });

  test('a lost card shows a notice and a link to the chat-bot', async ({ page, expectAccessible }) => {
    await enterCard(page, cards.lost);
    const notice = page.getByRole('alert').filter({ hasText: 'bloqueada por extravío' });
    await expect(notice).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /chat/i })).toBeVisible();
    await expectAccessible(page);
  });
});

import { expect, test } from '../src/journey.ts';
import { buyButton, cards, chooseChannel, enterCard, fillPayer, newPayer, shownCard } from '../src/topUp.ts';

test('a card is remembered on request, offered the next time, and can be removed', async ({
  page,
  expectAccessible,
}) => {
  await enterCard(page, cards.plain);
  const remember = page.getByRole('checkbox', { name: 'Recordar esta tarjeta en este dispositivo' });
  await expect(remember).not.toBeChecked();
  await remember.check();
  await page.getByLabel('Nombre de la tarjeta').fill('La de casa');
  await expectAccessible(page);

  await page.goto('/credit');
  const remembered = page.getByRole('button', { name: 'La de casa · 1234 5678' });
  await expect(remembered).toBeVisible();
  await expectAccessible(page);
  await remembered.click();
  await expect(page.getByText(`Tarjeta ${shownCard(cards.plain)}`)).toBeVisible();
  await expect(remember).toBeChecked();

  await page.goto('/credit');
  await page.getByRole('button', { name: 'Quitar La de casa' }).click();
  await expect(remembered).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Código de tarjeta')).toBeVisible();
  await enterCard(page, cards.plain);
  await expect(remember).not.toBeChecked();
});

test('the limits of a top-up are shown at the amount, and more is refused without a request', async ({
  page,
  expectAccessible,
}) => {
  const created: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/transaction/create')) created.push(request.url());
  });
  await enterCard(page, cards.plain);
  await chooseChannel(page, 'MercadoPagos');
  const amount = page.getByLabel('Monto');
  await expect(amount).toHaveAccessibleDescription(/^Entre \$\s190 y \$\s20\.000 por carga\.$/);
  await fillPayer(page, { ...newPayer(), amount: 20_001 });
  await buyButton(page).click();
  await expect(amount).toHaveAccessibleDescription(/^El monto máximo de una carga es \$\s20\.000\.$/);
  await expect(amount).toBeFocused();
  await expectAccessible(page);
  expect(created).toEqual([]);

  const wash = page.getByRole('group', { name: 'Usos que quiere cargar' }).getByRole('button').first();
  await wash.click();
  await expect(wash).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel('Resumen')).toContainText('1 uso');
  await expect(buyButton(page)).toHaveAccessibleDescription(/Total a pagar: \$\s190$/);
  await expect(page.getByText(/^El monto máximo/)).toBeHidden();
});

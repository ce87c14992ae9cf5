import { expect, test } from '../src/journey.ts';
import { itemCard, nextButton } from '../src/shop.ts';
import { buyButton, cards, chooseChannel, enterCard } from '../src/topUp.ts';

test('clicking the disabled button marks the missing fields: top-up and shop', async ({ page }) => {
  const expectMissing = async (label: string) => {
    const field = page.getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/Complete este campo\./);
  };
  await enterCard(page, cards.plain);
  await chooseChannel(page, 'MercadoPagos');
  await page.getByLabel('Apellido').fill('Paz');
  await expect(buyButton(page)).toBeDisabled();
  await buyButton(page).click({ force: true });
  for (const label of ['Nombre', 'E-mail', 'Monto']) await expectMissing(label);
  await expect(page.getByLabel('Apellido')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Monto')).toBeFocused();
  await page.getByLabel('Nombre', { exact: true }).fill('Eva');
  await expect(page.getByLabel('Nombre', { exact: true })).not.toHaveAttribute('aria-invalid', 'true');

  await page.goto('/accessories');
  await itemCard(page).getByRole('button', { name: 'COMPRAR' }).click();
  await expect(nextButton(page)).toBeDisabled();
  await nextButton(page).click({ force: true });
  await expectMissing('Dirección de envío');
  await expect(page.getByLabel('Dirección de envío')).toBeFocused();
});

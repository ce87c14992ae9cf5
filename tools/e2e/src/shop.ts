import type { Locator, Page } from '@playwright/test';
import { fillPerson, newPayer } from './topUp.ts';

/** An accessory of the demo data, with its price in pesos. */
export const item = { name: 'Portatarjeta con cinta', price: 120.5 };

export const newBuyer = () => ({
  ...newPayer(),
  address: 'Avenida de Demostración 1234',
  phone: '099 123 456',
});
type Buyer = ReturnType<typeof newBuyer>;

export const itemCard = (page: Page, name = item.name): Locator => page.getByRole('article', { name });
export const nextButton = (page: Page): Locator => page.getByRole('button', { name: 'SIGUIENTE' });
export const confirmButton = (page: Page): Locator => page.getByRole('button', { name: 'CONFIRMAR' });

/** Chooses an item and fills in the delivery data, without submitting. */
export async function fillData(page: Page, buyer: Buyer, quantity = 1, name = item.name): Promise<void> {
  await page.goto('/accessories');
  await itemCard(page, name).getByRole('button', { name: 'COMPRAR' }).click();
  await page.getByLabel('Cantidad', { exact: true }).selectOption(String(quantity));
  await page.getByLabel('Dirección de envío').fill(buyer.address);
  await page.getByLabel('Celular').fill(buyer.phone);
}

/** Fills in both forms without submitting. */
export async function preparePurchase(
  page: Page,
  buyer: Buyer,
  quantity = 1,
  name = item.name,
): Promise<void> {
  await fillData(page, buyer, quantity, name);
  await nextButton(page).click();
  await fillPerson(page, buyer);
}

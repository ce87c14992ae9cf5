import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** An accessory of the demo data, with its price in pesos. */
export const item = { name: 'Portatarjeta con cinta', price: 120.5 };

export interface Buyer {
  name: string;
  lastname: string;
  /** Unique to the journey, which finds the purchase's mails by it. */
  email: string;
  address: string;
  phone: string;
}

let buyers = 0;

export const newBuyer = (): Buyer => ({
  name: 'Eva',
  lastname: 'Paz',
  email: `eva-compra-${Date.now()}-${++buyers}@demo.example`,
  address: 'Avenida de Demostración 1234',
  phone: '099 123 456',
});

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

/** Fills in the buyer's data, without submitting. */
export async function fillBuyer(page: Page, buyer: Buyer): Promise<void> {
  await page.getByLabel('Nombre', { exact: true }).fill(buyer.name);
  await page.getByLabel('Apellido').fill(buyer.lastname);
  await page.getByLabel('E-mail').fill(buyer.email);
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
  await fillBuyer(page, buyer);
}

/** Expects that both forms still have what was typed. */
export async function expectPurchaseRetained(page: Page, buyer: Buyer): Promise<void> {
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue(buyer.name);
  await expect(page.getByLabel('Apellido')).toHaveValue(buyer.lastname);
  await expect(page.getByLabel('E-mail')).toHaveValue(buyer.email);
}

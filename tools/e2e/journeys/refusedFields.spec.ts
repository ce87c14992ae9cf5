import type { Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { fillResident, newResident, openResidents } from '../src/residents.ts';
import { itemCard, newBuyer, nextButton, preparePurchase } from '../src/shop.ts';
import type { Stack } from '../src/stacks.ts';
import { buyButton, cards, chooseChannel, enterCard, newPayer, prepareTopUp } from '../src/topUp.ts';

test.use({ provokesFailures: true });

/** An address that browsers and forms accept, but the server does not. */
const email = 'ana@demo';

/** The forms that ask for an e-mail: how each is filled in, and the name of its button. */
const FORMS: Record<string, [fill: (page: Page, stack: Stack) => Promise<void>, button: RegExp]> = {
  contact: [
    async (page) => {
      await page.goto('/contact');
      for (const label of ['Nombre', 'Mensaje']) await page.getByLabel(label).fill('Hola');
      await page.getByLabel('E-mail').fill(email);
    },
    /^ENVIAR$/,
  ],
  report: [
    async (page) => {
      await page.goto('/report');
      await page.getByLabel('Código de tarjeta').fill(cards.plain);
      await page.getByLabel('E-mail').fill(email);
    },
    /^ENVIAR$/,
  ],
  'top-up': [
    (page) => prepareTopUp(page, cards.plain, 'MercadoPagos', { ...newPayer(), email }),
    /^COMPRAR$/,
  ],
  shop: [(page) => preparePurchase(page, { ...newBuyer(), email }), /^CONFIRMAR$/],
  'new resident': [
    async (page, stack) => {
      await openResidents(page, stack);
      await page.getByRole('button', { name: 'CREAR USUARIO' }).click();
      await fillResident(page, newResident({ email }));
    },
    /^Crear$/,
  ],
};

for (const [form, [fill, name]] of Object.entries(FORMS))
  test(`an e-mail that only the server rejects is marked at its field: ${form}`, async ({ page, stack }) => {
    await fill(page, stack);
    await page.getByRole('button', { name }).click();
    const field = page.getByRole('textbox', { name: 'E-mail', exact: true });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(/Ingrese un E-MAIL válido/);
    await expect(field).toBeFocused();
    await field.fill('ana@demo.example');
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  });

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

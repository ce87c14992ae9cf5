import type { Locator, Page } from '@playwright/test';
import { inviteResident } from '../src/mails.ts';
import { expect, test } from '../src/journey.ts';
import { fillResident, newResident, openResidents } from '../src/residents.ts';
import { confirmButton, itemCard, newBuyer, nextButton, preparePurchase } from '../src/shop.ts';
import { buyButton, cards, chooseChannel, enterCard, newPayer, prepareTopUp } from '../src/topUp.ts';

test.use({ provokesFailures: true });

/** An address that browsers and forms accept, but the server does not. */
const INCOMPLETE_EMAIL = 'ana@demo';
const VALID_EMAIL = 'Ingrese un E-MAIL válido';

async function expectRefused(field: Locator, text: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(text));
}

async function expectEmailRefused(page: Page): Promise<void> {
  const email = page.getByLabel('E-mail');
  await expectRefused(email, VALID_EMAIL);
  await expect(email).toBeFocused();
  await email.fill('ana@demo.example');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
}

/** Makes the server report a missing or invalid field, whatever it would answer. */
const refuse = (page: Page, path: string, code: string, field: string) =>
  page.route(path, (route) =>
    route.fulfill({
      status: 422,
      json: { result_code: code, result_message: 'Revise los datos.', result_detail: field },
    }),
  );

test('missing fields of a contact message are marked, and the first one has the focus', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/contact');
  await page.getByLabel('Nombre').fill('Ana');
  await page.getByRole('button', { name: 'ENVIAR' }).click();
  await expectRefused(page.getByLabel('E-mail'), 'Complete este campo.');
  await expectRefused(page.getByLabel('Mensaje'), 'Complete este campo.');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expect(page.getByLabel('Nombre')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('Por favor complete todos los campos del formulario')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Mensaje').fill('Hola');
  await page.getByLabel('E-mail').fill(INCOMPLETE_EMAIL);
  await page.getByRole('button', { name: 'ENVIAR' }).click();
  await expectEmailRefused(page);
});

test('clicking the disabled button marks the missing fields: top-up and shop', async ({ page }) => {
  await enterCard(page, cards.plain);
  await chooseChannel(page, 'MercadoPagos');
  await page.getByLabel('Apellido').fill('Paz');
  await expect(buyButton(page)).toBeDisabled();
  await buyButton(page).click({ force: true });
  for (const label of ['Nombre', 'E-mail', 'Monto'])
    await expectRefused(page.getByLabel(label, { exact: true }), 'Complete este campo.');
  await expect(page.getByLabel('Apellido')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Monto')).toBeFocused();
  await page.getByLabel('Nombre', { exact: true }).fill('Eva');
  await expect(page.getByLabel('Nombre', { exact: true })).not.toHaveAttribute('aria-invalid', 'true');

  await page.goto('/accessories');
  await itemCard(page).getByRole('button', { name: 'COMPRAR' }).click();
  await nextButton(page).click({ force: true });
  await expectRefused(page.getByLabel('Dirección de envío'), 'Complete este campo.');
  await expect(page.getByLabel('Dirección de envío')).toBeFocused();
});

test('an e-mail that only the server rejects is marked at its field: report and top-up', async ({ page }) => {
  await page.goto('/report');
  await page.getByLabel('Código de tarjeta').fill(cards.plain);
  await page.getByLabel('E-mail').fill(INCOMPLETE_EMAIL);
  await page.getByRole('button', { name: 'ENVIAR' }).click();
  await expectEmailRefused(page);

  await prepareTopUp(page, cards.plain, 'MercadoPagos', { ...newPayer(), email: INCOMPLETE_EMAIL });
  await buyButton(page).click();
  await expectEmailRefused(page);
});

test('fields that the server rejects are marked: shop and sign-up', async ({ page, stack }) => {
  await preparePurchase(page, { ...newBuyer(), email: INCOMPLETE_EMAIL });
  await confirmButton(page).click();
  await expectEmailRefused(page);

  await page.goto((await inviteResident(stack)).link);
  await refuse(page, '**/public-site/v1/users/confirm', 'ex_weak_password', 'password');
  await page.getByLabel('Contraseña', { exact: true }).fill('Lavadero2026');
  await page.getByLabel('Confirmación de la contraseña').fill('Lavadero2026');
  await page.getByRole('button', { name: 'Registrarme' }).click();
  await expectRefused(page.getByLabel('Contraseña', { exact: true }), 'Revise este dato.');
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeFocused();
});

test('fields that the server rejects are marked: portal', async ({ page, stack }) => {
  await openResidents(page, stack.addresses.portal);
  await page.getByRole('button', { name: 'CREAR USUARIO' }).click();
  await fillResident(page, newResident({ email: INCOMPLETE_EMAIL }));
  const dialog = page.getByRole('dialog', { name: 'Crear nuevo usuario' });
  await dialog.getByRole('button', { name: 'Crear' }).click();
  await expectRefused(dialog.getByLabel('E-mail'), VALID_EMAIL);
  await expect(dialog.getByLabel('E-mail')).toBeFocused();
});

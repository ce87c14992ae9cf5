import type { Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { accounts } from '../src/portal.ts';

const PASSWORD = 'Lavadero2026';

/** Opens the login while its script is held back. @returns a function that releases the script */
async function openHeldLogin(page: Page, portal: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<null>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(`${portal}/dashboard/login`, { waitUntil: 'commit' });
  return () => {
    resolve(null);
  };
}

test('input typed before the script of the login has loaded is sent', async ({ page, stack }) => {
  const release = await openHeldLogin(page, stack.addresses.portal);
  await page.getByLabel('E-mail').pressSequentially(accounts.administration);
  await page.getByLabel('Contraseña', { exact: true }).pressSequentially(PASSWORD);
  const enter = page.getByRole('button', { name: 'INGRESAR' });
  await expect(enter).toBeDisabled();
  release();
  await expect(enter).toBeEnabled();
  await expect(page.getByLabel('E-mail')).toHaveValue(accounts.administration);
  await enter.click();
  await expect(page.getByRole('heading', { name: /^Bienvenido / })).toBeVisible();
});

test('input typed while the script of the login loads is kept', async ({ page, stack }) => {
  const release = await openHeldLogin(page, stack.addresses.portal);
  const half = PASSWORD.length / 2;
  await page.getByLabel('E-mail').fill(accounts.administration);
  const password = page.getByLabel('Contraseña', { exact: true });
  await password.pressSequentially(PASSWORD.slice(0, half));
  release();
  await password.pressSequentially(PASSWORD.slice(half));
  await expect(password).toHaveValue(PASSWORD);
  await page.getByRole('button', { name: 'INGRESAR' }).click();
  await expect(page.getByRole('heading', { name: /^Bienvenido / })).toBeVisible();
});

import type { Page } from '@playwright/test';
import { inviteResident, mailTo } from '../src/mails.ts';
import { expect, test } from '../src/journey.ts';

const GOOD = 'Correcta2026';
const password = (page: Page) => page.getByLabel('Contraseña', { exact: true });
const button = (page: Page) => page.getByRole('button', { name: 'Registrarme' });

test('an invited resident signs up once, and is led on', async ({ page, stack, expectAccessible }) => {
  const { email, link } = await inviteResident(stack);
  const token = new URL(link).searchParams.get('token') ?? '';
  const referrers: string[] = [];
  page.on('request', (request) => {
    referrers.push(request.headers()['referer'] ?? '');
  });

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Complete su registro' })).toBeVisible();
  await expect(button(page)).toBeEnabled();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expectAccessible(page);

  await password(page).fill(GOOD);
  await page.getByLabel('Confirmación de la contraseña', { exact: true }).fill(GOOD);
  await button(page).dblclick();
  await expect(page).toHaveURL(`${stack.addresses.site}/apps`);
  await expect(page.getByText('Operación exitosa')).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await mailTo(stack, email, 'Registro completo');
  expect(referrers.filter((referrer) => referrer.includes(token))).toEqual([]);

  await page.goto(link);
  await expect(page.getByText('El enlace ya fue utilizado.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'Ver la aplicación' }).click();
  await expect(page).toHaveURL(`${stack.addresses.site}/apps`);
});

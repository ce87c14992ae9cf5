import type { Page } from '@playwright/test';
import { expect } from '../../src/journey.ts';
import { daysAgo, openByLogin, openPortal, search, today } from '../../src/portal.ts';
import {
  answer,
  chooseBuilding,
  confirmRemoval,
  create,
  newResident,
  openRow,
  findRow,
} from '../../src/residents.ts';
import { expectNoError, received, test } from '../../src/theirServer.ts';

const BUILDING = 'Torre Ombú';

/** Texts of links and panels that need calls beyond the specification. */
const OPTIONAL_LINKS = [
  'Olvidé mi contraseña',
  'Administradores',
  'Actividad',
  'LIQUIDACIÓN DEL MES',
  'Preparando el resumen…',
  'Calculando totales…',
];

/** Records texts of `OPTIONAL_LINKS` that a page has, even briefly. @returns a function that reads them */
async function watchOptionalLinks(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript((texts) => {
    const key = 'seen in passing';
    const look = () => {
      const seen = texts.filter((text) => document.documentElement.textContent.includes(text));
      const before = sessionStorage.getItem(key) ?? '';
      if (seen.length > 0) sessionStorage.setItem(key, `${before}${seen.join()};`);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  }, OPTIONAL_LINKS);
  return async () => {
    const seen = await page.evaluate(() => sessionStorage.getItem('seen in passing'));
    return seen === null ? [] : [seen];
  };
}

// No call beyond the specification is made: the console stays without a 404 (D69).
test.describe('the portal', () => {
  test('no link leads to a page that the server lacks, not even for a moment', async ({ page, stack }) => {
    const seenLinks = await watchOptionalLinks(page);
    await page.goto(`${stack.addresses.portal}/dashboard/login`);
    await expect(page.getByRole('button', { name: 'INGRESAR' })).toBeVisible();
    await openByLogin(page, stack, '/dashboard-users');
    for (const path of ['/dashboard-users', '/dashboard-admin', '/dashboard-uses']) {
      await page.goto(`${stack.addresses.portal}${path}`);
      await page.getByRole('button', { name: 'Cuenta de Ana Paz' }).click();
      const account = page.getByRole('dialog', { name: 'Cuenta de Ana Paz' });
      await expect(account.getByLabel('Apariencia')).toBeVisible();
      await expect(account.getByRole('link')).toHaveCount(0);
    }
    expect(await seenLinks()).toEqual([]);
  });

  test('a resident is created, mailed again and removed', async ({ page, stack }) => {
    await openPortal(page, stack, '/dashboard-users');
    await chooseBuilding(page, BUILDING);
    await page.getByRole('button', { name: 'BUSCAR' }).click();
    await expect(findRow(page, 'bruno@correo.example').first()).toBeVisible();

    const resident = newResident();
    await create(page, resident);
    const row = findRow(page, resident.email).first();
    await expect(row).toBeVisible();
    // The server lists the newest last, but the page shows the created one first (D68).
    await expect(page.getByText(/@correo\.example/).first()).toContainText(resident.email);

    await openRow(row);
    await row.getByRole('button', { name: 'Reenviar confirmación' }).click();
    await answer(page, 'SÍ');
    await expect.poll(async () => (await received(stack)).mailed).toContain(resident.email);

    await openRow(row);
    await row.getByRole('button', { name: 'Eliminar' }).click();
    await confirmRemoval(page);
    await expect(findRow(page, resident.email)).toHaveCount(0);
  });

  test('uses are searched and paged', async ({ page, stack }) => {
    await openPortal(page, stack, '/dashboard-uses');
    await search(page, daysAgo(9), today(), '11');
    await expect(findRow(page, 'W-1101').first()).toBeVisible();
    await page.getByRole('button', { name: 'Página siguiente' }).click();
    await expect(findRow(page, 'D-1102').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Página siguiente' })).toBeDisabled();
    await expectNoError(page);
  });

  test('pages whose calls the server lacks show no error, or are not found', async ({ page, stack }) => {
    for (const path of ['admin', 'settlement', 'administrators', 'activity']) {
      await openPortal(page, stack, `/dashboard-${path}`);
      await expectNoError(page);
    }
    for (const path of ['/dashboard/forgot-password', '/dashboard/reset-password?token=a']) {
      await page.goto(`${stack.addresses.portal}${path}`);
      await expect(page.getByRole('heading', { name: 'Página no encontrada' })).toBeVisible();
    }
  });
});

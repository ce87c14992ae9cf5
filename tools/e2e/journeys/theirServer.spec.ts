import type { Page } from '@playwright/test';
import { expect, testAgainst } from '../src/journey.ts';
import { holdRequests } from '../src/pageChecks.ts';
import { daysAgo, openByLogin, openPortal, search, today } from '../src/portal.ts';
import {
  answer,
  chooseBuilding,
  confirmRemoval,
  create,
  newResident,
  openRow,
  findRow,
} from '../src/residents.ts';
import { confirmButton, newBuyer, preparePurchase } from '../src/shop.ts';
import type { Stack } from '../src/stacks.ts';
import { buyButton, choice, newPayer, prepareTopUp, SUCCESS_TITLE } from '../src/topUp.ts';

/** In front of another company's server (tools/sandbox, `their-server`), with a card and a building of it. */
const test = testAgainst('theirs');
const CARD = '12345678';
const BUILDING = 'Torre Ombú';

/** What visitors and administrators sent to the server. */
async function received({ addresses: { api } }: Stack): Promise<{
  messages: readonly Record<string, string>[];
  mailed: readonly string[];
}> {
  return (await (await fetch(`${api}/received`)).json()) as Awaited<ReturnType<typeof received>>;
}

/** Expects that a page shows no error once it has loaded. */
async function expectNoError(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText(/Ha ocurrido un error|El sistema no ha podido procesar/)).toHaveCount(0);
}

test('a report is asked for with the captcha and shown', async ({ page }) => {
  await page.goto('/report');
  await page.getByLabel('Código de tarjeta').fill(CARD);
  await page.getByLabel('E-mail').fill('ana@demo.example');
  await page.getByRole('button', { name: 'ENVIAR' }).click();
  const report = page.getByTitle(/^Informe de consumo de la tarjeta /);
  await expect(report.contentFrame().getByText('3 lavados')).toBeVisible();
});

test('a failure report arrives', async ({ page, stack }) => {
  const note = `Pierde agua ${Date.now()}`;
  await page.goto('/report-failure?building=Torre&machine=2');
  await page.getByLabel('Tipo de falla').selectOption('Error en la salida de agua');
  await page.getByLabel('E-mail').fill('ana@demo.example');
  await page.getByLabel('Descripción').fill(note);
  await page.getByRole('button', { name: 'ENVIAR' }).click();
  await expect(page.getByText('Recibimos su mensaje. Nos comunicaremos con usted').first()).toBeVisible();
  const { messages } = await received(stack);
  expect(messages.filter(({ bodytxt }) => bodytxt === note)).toHaveLength(1);
});

test.describe('the shop', () => {
  // The server's pictures are not files of this site, which shows a drawing instead.
  test.use({ provokesFailures: true });

  test('an accessory is listed and bought', async ({ page, stack }) => {
    await preparePurchase(page, newBuyer(), 1, 'Bolso de lavandería');
    await confirmButton(page).click();
    await page.waitForURL(`${stack.addresses.api}/pay/*`);
    await choice(page, 'Aprobar pago').click();
    await expect(page.getByRole('heading', { name: SUCCESS_TITLE })).toBeVisible();
  });
});

test('a sign-up link is good once', async ({ page, stack }) => {
  const link = `/complete-signup?token=alta-${Date.now()}`;
  await page.goto(link);
  const submit = page.getByRole('button', { name: 'Registrarme' });
  await expect(submit).toBeEnabled();
  await page.getByLabel('Contraseña', { exact: true }).fill('Correcta2026');
  await page.getByLabel('Confirmación de la contraseña').fill('Correcta2026');
  await submit.click();
  await expect(page).toHaveURL(`${stack.addresses.site}/apps`);

  await page.goto(link);
  await expect(page.getByText('El token no es válido.')).toBeVisible();
  await expect(submit).toBeHidden();
});

test('pages of laundromats, whose call the specification lacks, are left out', async ({ page }) => {
  expect((await page.request.get('/my-laundry')).status()).toBe(404);
  await page.goto('/tools/laundromats');
  await expectNoError(page);
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await page.getByRole('link', { name: 'Escribirnos' }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test('a top-up is paid', async ({ page, stack }) => {
  await prepareTopUp(page, CARD, 'MercadoPagos', newPayer());
  await buyButton(page).click();
  await page.waitForURL(`${stack.addresses.api}/pay**`);
  await choice(page, 'Aprobar pago').click();
  await page.waitForURL('**/bancard-checkout-success/*');
  await expect(page.getByRole('heading', { name: SUCCESS_TITLE })).toBeVisible();
  await expectNoError(page);
});

test("a card is asked for with the site's token before scripts are ready", async ({ page }) => {
  const release = await holdRequests(page, '**/assets/core-*.js');
  const asked = page.waitForResponse('**/api/v1/card/methods?**');
  await page.goto(`/credit?card=${CARD}`, { waitUntil: 'commit' });
  expect((await asked).status()).toBe(200);
  release();
  await expect(page.getByRole('radio', { name: 'MercadoPagos' })).toBeEnabled();
});

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

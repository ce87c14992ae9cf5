import type { Page, Request } from '@playwright/test';
import { expect, test } from '../../src/journey.ts';
import { accounts, openByLogin, openMenu, openPortal } from '../../src/portal.ts';

// What a server may do that has only the calls of spec §7 (D66 to D69).

test.use({ provokesFailures: true });

const isCall = (request: Request) => /^\/(api|public-site)\/v1\//.test(new URL(request.url()).pathname);

/** The calls of a page without the header, as they are made. */
function callsWithoutToken(page: Page): { all: string[]; bare: string[] } {
  const seen = { all: [] as string[], bare: [] as string[] };
  page.on('request', (request) => {
    // Pictures are files of a page, which browsers ask for themselves.
    if (!isCall(request) || request.resourceType() === 'image') return;
    const what = `${request.method()} ${new URL(request.url()).pathname}`;
    seen.all.push(what);
    if (!request.headers()['authorization']?.startsWith('Bearer ')) seen.bare.push(what);
  });
  return seen;
}

test('every call of both sites has a token, whoever makes it', async ({ page, stack }) => {
  await page.addInitScript(() => {
    const message = { key_msg: 'contact_faliure', line1: 'x', emailAddress: 'a@demo.example', bodytxt: 'y' };
    const kept = [{ key: '0f8fad5b-d9cb-469f-a165-70867728950e', message }];
    localStorage.setItem('failure-reports', JSON.stringify(kept));
  });
  const calls = callsWithoutToken(page);
  const keptReport = page.waitForRequest('**/api/v1/users/support/info');
  await page.goto('/');
  await keptReport;
  await page.getByLabel('Código de tarjeta').fill('87654321');
  await page.getByLabel('Código de tarjeta').press('Enter');
  await expect(page.getByText('Número de tarjeta ingresado incorrecto.').first()).toBeVisible();
  await page.goto('/credit?card=12345678');
  await expect(page.getByRole('radio', { name: 'MercadoPagos' })).toBeVisible();
  await page.goto('/accessories');
  await expect(page.getByRole('button', { name: /COMPRAR/ }).first()).toBeVisible();
  await openByLogin(page, stack, '/dashboard-transactions', accounts.oneBuilding);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const call of [
    'GET /api/v1/card/methods',
    'GET /api/v1/branding/items',
    'POST /api/v1/users/support/info',
    'POST /public-site/v1/signin',
  ])
    expect(calls.all).toContain(call);
  expect(calls.bare).toEqual([]);
});

test('what only this API has is not there where a server does not have it', async ({ page, stack }) => {
  for (const path of [
    '**/api/v1/administrations/**',
    '**/api/v1/reports/*/summary?*',
    '**/api/v1/reports/settlement?*',
    '**/api/v1/users/notification-preferences',
    '**/public-site/v1/signout',
    '**/public-site/v1/users/forgot-password',
  ])
    await page.route(path, (route) => route.fulfill({ status: 404, body: 'Not here' }));
  const overview = page.waitForResponse('**/administrations/*/overview');
  await openPortal(page, stack, '/dashboard-admin', accounts.oneBuilding);
  await (await overview).finished();
  await expect(page.getByRole('link', { name: 'LIQUIDACIÓN DEL MES' })).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await openMenu(page);
  await page.getByRole('button', { name: /^Cuenta de / }).click();
  const account = page.getByRole('dialog', { name: /^Cuenta de / });
  await expect(account).toContainText(accounts.oneBuilding);
  for (const name of ['Administradores', 'Actividad'])
    await expect(account.getByRole('link', { name })).toHaveCount(0);
  for (const path of ['uses', 'transactions']) {
    const summary = page.waitForResponse('**/summary?*');
    await page.goto(`${stack.addresses.portal}/dashboard-${path}?from=2026-01-01&to=2026-12-31&building=all`);
    await (await summary).finished();
    await expect(
      page
        .getByRole('button', { name: 'BUSCAR' })
        .or(page.getByRole('button', { name: 'CAMBIAR FILTROS' }))
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('status', { name: /Cargando/ })).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
  for (const path of ['settlement', 'administrators', 'activity']) {
    await page.goto(`${stack.addresses.portal}/dashboard-${path}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});

test('a report that a server refuses access to is kept, and told of after seven days', async ({ page }) => {
  await page.addInitScript(() => {
    const message = {
      key_msg: 'contact_faliure',
      line1: 'La máquina no centrifuga',
      emailAddress: 'ana@demo.example',
      bodytxt: 'Queda con agua.',
    };
    const kept = [
      { key: '0f8fad5b-d9cb-469f-a165-70867728950e', message, at: Date.now() - 8 * 24 * 3_600_000 },
    ];
    localStorage.setItem('failure-reports', JSON.stringify(kept));
  });
  let status = 401;
  await page.route('**/api/v1/users/support/info', (route) => route.fulfill({ status, body: '' }));
  const refused = page.waitForResponse('**/api/v1/users/support/info');
  await page.goto('/contact');
  const notice = page.getByRole('region', { name: 'Un reporte de falla todavía no pudo enviarse.' });
  await expect(notice).toContainText('La máquina no centrifuga');
  await expect(notice).toContainText('Queda con agua.');
  // While it is being sent, nothing more is.
  await refused;
  status = 204;
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(notice).toHaveCount(0);
});

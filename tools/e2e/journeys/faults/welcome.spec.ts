import type { Page } from '@playwright/test';
import { expect, test } from '../../src/journey.ts';
import { accounts, openWelcome, signIn } from '../../src/portal.ts';
import { FAULTS, GENERIC, refusal } from '../../src/portalFaults.ts';
import { inBothSchemes } from '../../src/pageChecks.ts';

test.use({ provokesFailures: true });

const OVERVIEW = '**/api/v1/administrations/*/overview';

/** Waits for the overview, because a pending request would take the answer that a later one should get. */
async function openWithOverview(page: Page, portal: string): Promise<void> {
  await openWelcome(page, portal, accounts.administration);
  await expect(page.getByRole('region', { name: 'Este mes' })).toBeVisible();
}

/** A server that answers 404 does not have the overview, so there is no panel (D69). */
const TOLD = Object.entries(FAULTS).filter(([name]) => name !== '404');

test('every failed overview shows an error and can be retried', async ({
  page,
  context,
  stack,
  expectAccessible,
}) => {
  test.slow();
  await openWithOverview(page, stack.addresses.portal);
  const alert = page.getByRole('main').getByRole('alert');
  const month = page.getByRole('region', { name: 'Este mes' });
  for (const [name, [fault, text]] of TOLD) {
    await page.route(OVERVIEW, fault);
    await page.reload();
    await expect(alert, name).toContainText(text);
    await expect(page.getByRole('heading', { level: 1 }), name).toContainText('Bienvenido');
    await page.unroute(OVERVIEW);
    await page.getByRole('button', { name: 'REINTENTAR' }).click();
    await expect(month, name).toBeVisible();
    await expect(alert, name).toHaveCount(0);
  }
  await page.route(OVERVIEW, refusal(500, 'ex_internal'));
  await page.reload();
  await expect(alert).toContainText(GENERIC);
  await inBothSchemes(page, expectAccessible);
  await page.unroute(OVERVIEW);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'REINTENTAR' }).click();
  await expect(alert).toContainText('Sin conexión.');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'REINTENTAR' }).click();
  await expect(month).toBeVisible();
});

test('an overview without an answer fails after 20 seconds', async ({ page, stack }) => {
  await openWithOverview(page, stack.addresses.portal);
  await page.route(OVERVIEW, () => undefined);
  await page.clock.install();
  const requested = page.waitForRequest(OVERVIEW);
  await page.reload();
  await requested;
  await expect(page.getByText('Preparando el resumen…')).toBeAttached();
  await page.clock.fastForward(20_500);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(GENERIC);
  await page.unroute(OVERVIEW);
  await page.getByRole('button', { name: 'REINTENTAR' }).click();
  await expect(page.getByRole('region', { name: 'Este mes' })).toBeVisible();
});

test('an ended session leads to the login', async ({ page, stack }) => {
  await openWithOverview(page, stack.addresses.portal);
  await page.route(OVERVIEW, refusal(401, 'ex_unauthorized'));
  await page.reload();
  await expect(page.getByText('Su sesión finalizó. Ingrese nuevamente.')).toBeVisible();
  await page.unroute(OVERVIEW);
  await signIn(page, accounts.administration);
  await expect(page.getByRole('region', { name: 'Este mes' })).toBeVisible();
});

import { expect, test } from '../../src/journey.ts';
import { asShown, accounts, openFilters, signIn, today } from '../../src/portal.ts';
import { addressOf, apiOf, countOf, openAs } from '../../src/reports.ts';
import { refusal } from '../../src/portalFaults.ts';
import { FAULTS, GENERIC } from '../../src/reportFaults.ts';

test.use({ provokesFailures: true });

const ROWS = { uses: '**/api/v1/reports/uses?*', transactions: '**/api/v1/reports/transactions?*' } as const;
const REPORTS = ['uses', 'transactions'] as const;
const FROM = '2026-10-01';

for (const report of REPORTS) {
  test(`a failed search of ${report} shows the reason, and the input is kept`, async ({ page, stack }) => {
    test.slow();
    await openAs(page, addressOf(stack, report), accounts.administration);
    const building = (await (await apiOf(page, stack)).buildings(true))[0]?.id ?? '';
    const address = addressOf(stack, report, { from: FROM, to: today(), building });
    await page.goto(address);
    await expect(countOf(page)).toBeVisible();
    for (const [name, { answer, text }] of Object.entries(FAULTS)) {
      await page.route(ROWS[report], answer);
      await openFilters(page);
      await page.getByLabel('Hasta').fill(today());
      await page.getByRole('button', { name: 'BUSCAR' }).click();
      await expect(page.getByRole('alert').filter({ hasText: text }), name).toBeVisible();
      await openFilters(page);
      await page.getByLabel('Hasta').fill('2026-11-01');
      await page.unroute(ROWS[report]);
      await page.getByRole('button', { name: 'REINTENTAR' }).click();
      await expect(countOf(page), name).toBeVisible();
      await expect(page.getByLabel('Hasta'), name).toHaveValue('01/11/2026');
    }

    // The session has ended: after a new login the person returns to the same search.
    await page.route(ROWS[report], refusal(401, 'ex_unauthorized'));
    await openFilters(page);
    await page.getByLabel('Hasta').fill(today());
    await page.getByRole('button', { name: 'BUSCAR' }).click();
    await expect(page.getByText('Su sesión finalizó. Ingrese nuevamente.')).toBeVisible();
    await page.unroute(ROWS[report]);
    await signIn(page, accounts.administration);
    await expect(page).toHaveURL(address);
    await expect(countOf(page)).toBeVisible();
  });

  test(`a search of ${report} waits for its turn while the session has its share`, async ({
    page,
    stack,
  }) => {
    await openAs(page, addressOf(stack, report), accounts.administration);
    const building = (await (await apiOf(page, stack)).buildings(true))[0]?.id ?? '';
    let refused = 0;
    const alerts = page.getByRole('alert');
    await page.route(ROWS[report], async (route) => {
      expect(await alerts.count()).toBe(0);
      if (refused === 3) return route.continue();
      refused += 1;
      return route.fulfill({
        status: 429,
        headers: { 'Retry-After': '1' },
        json: { result_code: 'ex_too_many_requests', result_message: '', result_detail: null },
      });
    });
    await page.goto(addressOf(stack, report, { from: FROM, to: today(), building }));
    await expect(countOf(page)).toBeVisible({ timeout: 15_000 });
    expect(refused).toBe(3);
    await expect(alerts).toHaveCount(0);
  });

  test(`a search of ${report} without an answer ends after 20 seconds`, async ({ page, stack }) => {
    await page.clock.install();
    await openAs(page, addressOf(stack, report), accounts.administration);
    const building = (await (await apiOf(page, stack)).buildings(true))[0]?.id ?? '';
    const requested = page.waitForRequest(ROWS[report]);
    await page.route(ROWS[report], () => undefined);
    await page.goto(addressOf(stack, report, { from: FROM, to: today(), building }));
    await requested;
    // The totals have arrived, so only the rows are still awaited.
    await expect(page.getByText('Ver los números')).toBeVisible();
    await page.clock.fastForward(20_500);
    await expect(page.getByRole('alert').filter({ hasText: GENERIC })).toBeVisible();
    await expect(page.getByLabel('Desde')).toHaveValue(asShown(FROM));
  });

  test(`a late answer of ${report} never overwrites a newer one`, async ({ page, stack }) => {
    await openAs(page, addressOf(stack, report), accounts.administration);
    const building = (await (await apiOf(page, stack)).buildings(true))[0]?.id ?? '';
    const late = Promise.withResolvers<null>();
    const answered = Promise.withResolvers<null>();
    await page.route(`${ROWS[report]}from=${FROM}*`, async (route) => {
      await late.promise;
      // The page has abandoned the call, so whether it can still be answered depends on the browser.
      await route.fulfill({ json: [] }).catch(() => undefined);
      answered.resolve(null);
    });
    const first = page.waitForRequest(ROWS[report]);
    await page.goto(addressOf(stack, report, { from: FROM, to: today(), building }));
    await first;
    await openFilters(page);
    await page.getByLabel('Desde').fill('2026-09-01');
    await page.getByRole('button', { name: 'BUSCAR' }).click();
    await expect(countOf(page)).toBeVisible();
    const count = await countOf(page).textContent();
    late.resolve(null);
    await answered.promise;
    await page.getByRole('button', { name: 'Columnas' }).click();
    await page.keyboard.press('Escape');
    await expect(countOf(page)).toHaveText(count ?? '');
    await expect(page.getByText('No hay resultados')).toHaveCount(0);
  });

  test(`invalid filters in the URL of ${report} show an error`, async ({ page, stack }) => {
    test.slow();
    await openAs(page, addressOf(stack, report), accounts.oneBuilding);
    const [foreign] = await (await apiOf(page, stack)).buildings();
    await page.goto(`${stack.addresses.portal}/dashboard/login`);
    await openAs(page, addressOf(stack, report), accounts.administration);
    const [own] = await (await apiOf(page, stack)).buildings(true);
    const days = { from: FROM, to: '2026-10-31' };
    const building = own?.id ?? '';
    const invalidDay = 'Alguna de las fechas no es válida. Corríjala y vuelva a buscar.';
    const notOwn = 'El edificio indicado no figura entre los suyos.';
    const cases: readonly (readonly [{ from: string; to: string; building: string }, string])[] = [
      [{ from: 'ayer', to: '2026-10-31', building }, invalidDay],
      [{ from: '2026-02-30', to: '2026-10-31', building }, invalidDay],
      [{ from: '0001-01-01', to: '9999-12-31', building }, invalidDay],
      [{ from: '2026-10-31', to: FROM, building }, 'La fecha Desde no puede ser posterior a la fecha Hasta.'],
      [{ ...days, building: foreign?.id ?? '' }, notOwn],
      [{ ...days, building: '5e0c6f0e-0000-4000-8000-000000000000' }, notOwn],
      [{ ...days, building: '<img src=x onerror=alert(1)>' }, notOwn],
      [{ ...days, building: '../../🧺\u202Eאבג' }, notOwn],
      [{ ...days, building: 'x'.repeat(4_000) }, 'Alguno de los filtros no es válido.'],
    ];
    for (const [filters, text] of cases) {
      await page.goto(addressOf(stack, report, filters));
      await expect(page.getByText(text).first(), JSON.stringify(filters).slice(0, 200)).toBeVisible();
      await expect(page.getByRole('button', { name: 'BUSCAR' })).toBeEnabled();
      await expect(countOf(page)).toHaveCount(0);
    }
  });
}

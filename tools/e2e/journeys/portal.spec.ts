import { buy } from '../src/checkout.ts';
import { expect, test } from '../src/journey.ts';
import {
  accounts,
  buildingField,
  buildingsOf,
  storedKeys,
  openFilters,
  openReport,
  search,
  signIn,
  today,
} from '../src/portal.ts';
import { cards, choice, newPayer, prepareTopUp, texts, transactionOf } from '../src/topUp.ts';

test(
  'the administration finds a top-up in the report of today',
  { tag: '@installation' },
  async ({ page, stack, expectAccessible }) => {
    const payer = newPayer();
    await prepareTopUp(page, cards.plain, 'MercadoPagos', payer);
    const provider = await buy(page, stack.addresses.simulators);
    await choice(provider, 'Aprobar pago').click();
    await transactionOf(page);
    await expect(page.getByRole('heading', { name: texts.success })).toBeVisible();

    await page.goto(stack.addresses.portal);
    await expect(page).toHaveURL(`${stack.addresses.portal}/dashboard/login`);
    await expectAccessible(page);
    await signIn(page, accounts.administration);
    await expect(page.getByRole('heading', { name: /^Bienvenido .+ a tu Dashboard de .+!$/ })).toBeVisible();
    await expectAccessible(page);

    await page.goto(`${stack.addresses.portal}/dashboard-transactions`);
    // A phone shows each row as a card.
    const row = page.getByRole('row').or(page.getByRole('listitem')).filter({ hasText: payer.email });
    for (const building of await buildingsOf(page)) {
      const answer = page.waitForResponse(`**/reports/transactions?*building=${building}`);
      await search(page, today(), today(), building);
      if ((await (await answer).text()).includes(payer.email)) break;
    }
    await expect(row).toContainText(`$ ${payer.amount}`);
    for (const text of ['UYU', 'Eva Paz', 'MercadoPagos', cards.plain]) await expect(row).toContainText(text);
    await expectAccessible(page);
  },
);

test('a search is a history entry that Back restores', async ({ page, stack }) => {
  await openReport(page, stack.addresses.portal, accounts.administration);
  await page.getByRole('button', { name: 'BUSCAR' }).click();
  await expect(page.getByText('Los 3 filtros son mandatorios para este reporte')).toBeVisible();

  const [building = ''] = await buildingsOf(page);
  await search(page, '2020-01-01', '2020-01-31', building);
  await expect(page.getByText('No hay resultados')).toBeVisible();
  await search(page, '2020-01-01', today(), building);
  await expect(page.getByText(/^[\d.]+\stransacci/)).toBeVisible();
  await page.goBack();
  await expect(page.getByText('No hay resultados')).toBeVisible();
  await expect(page.getByLabel('Hasta')).toHaveValue('31/01/2020');

  await openFilters(page);
  await page.getByRole('button', { name: 'LIMPIAR CAMPOS' }).click();
  await expect(page).toHaveURL(`${stack.addresses.portal}/dashboard-transactions`);
  await expect(page.getByLabel('Desde')).toHaveValue('');
  await expect(page.getByText('No hay resultados')).toHaveCount(0);

  await page.goto(`${stack.addresses.portal}/dashboard-transactions?from=ayer&to=2026-02-30&building=x`);
  await expect(page.getByRole('alert')).toContainText('Alguna de las fechas no es válida');
});

test('a single building is selected automatically', async ({ page, stack }) => {
  await openReport(page, stack.addresses.portal, accounts.oneBuilding);
  await expect(buildingField(page)).not.toHaveValue('');
});

test('an account without buildings sees that the report is not enabled', async ({ page, stack }) => {
  await openReport(page, stack.addresses.portal, accounts.noBuildings);
  await expect(page.getByText('La funcionalidad no se encuentra habilitada para su usuario.')).toBeVisible();
});

test('a resident cannot sign in, and nothing is stored', async ({ page, stack, expectAccessible }) => {
  await page.goto(stack.addresses.portal);
  await signIn(page, accounts.resident);
  await expect(
    page.getByText('Dashboard no disponible para su usuario. Comuníquese con nosotros.'),
  ).toBeVisible();
  expect(await storedKeys(page)).not.toContain('laundry.session');
  expect(await storedKeys(page)).not.toContain('laundry.recentEmails');
  await expectAccessible(page);
});

test('opening the login in one tab signs out all tabs', async ({ page, context, stack }) => {
  await openReport(page, stack.addresses.portal, accounts.administration);
  const other = await context.newPage();
  await other.goto(`${stack.addresses.portal}/dashboard/login`);
  await expect(page).toHaveURL(`${stack.addresses.portal}/dashboard/login`);

  await expect(page.getByRole('button', { name: `Usar ${accounts.administration}` })).toBeVisible();
  await page.getByRole('button', { name: `Quitar ${accounts.administration}` }).click();
  await expect(page.getByRole('button', { name: `Usar ${accounts.administration}` })).toHaveCount(0);
});

import {
  buy,
  buyButton,
  cards,
  CEDULA,
  choice,
  chooseChannel,
  documentNumber,
  enterCard,
  fillPayer,
  newPayer,
  prepareTopUp,
  texts,
  transactionOf,
  watchCard,
} from '../src/topUp.ts';
import { expect, test } from '../src/journey.ts';
import { positionsOf, sentBodies } from '../src/pageChecks.ts';

test("RedPagos: the payer's document is demanded, its check digit is held, and nothing moves", async ({
  page,
  stack,
  providers,
  backOffice,
  expectAccessible,
}) => {
  const card = await watchCard(backOffice, cards.plain);
  const payer = newPayer();
  const sent = await sentBodies(page, '/api/v1/transaction/create');
  await enterCard(page, cards.plain);
  await chooseChannel(page, 'RedPagos');
  await fillPayer(page, payer);
  await expect(buyButton(page)).toBeDisabled();
  await expect(buyButton(page)).toHaveAccessibleDescription(/complete: Número de documento\./);
  await expectAccessible(page);

  const number = documentNumber(page);
  await number.fill('12345673');
  await expect(buyButton(page)).toBeEnabled();
  const before = await positionsOf(page.getByRole('main'));
  await buyButton(page).click();
  await expect(number).toBeFocused();
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await expect(number).toHaveAccessibleDescription('Revise el último dígito de la cédula.');
  expect(await positionsOf(page.getByRole('main'))).toEqual(before);
  await expectAccessible(page);
  await page.getByLabel('Tipo de documento').selectOption('Otro');
  expect(await positionsOf(page.getByRole('main'))).toEqual(before);
  await page.getByLabel('Tipo de documento').selectOption('Cédula');
  expect(sent).toEqual([]);

  await number.fill('1.234.567-2');
  await page.reload();
  await expect(number).toHaveValue('1.234.567-2');
  await page.getByRole('checkbox', { name: 'Recordar la tarjeta y mis datos en este dispositivo' }).check();
  const already = (await providers.payments()).length;
  await buyButton(page).dblclick();
  await page.waitForURL(`${stack.addresses.simulators}/**`);
  expect(sent).toEqual([expect.objectContaining({ channel: 'RedPagos', tipoDoc: 1, nroDoc: CEDULA })]);
  // The same press again is the same slip.
  await page.goBack();
  const slip = await buy(page, stack.addresses.simulators);
  expect(await providers.payments()).toHaveLength(already + 1);
  await choice(slip, 'Aprobar pago').click();
  const id = await transactionOf(page);
  await expect(page.getByRole('heading', { name: texts.success })).toBeVisible();
  await card.expectCredited(id, payer.amount);

  // A new visit: the document is remembered with the payer, because that was asked for.
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('/credit');
  await page.getByRole('button', { name: 'Mi tarjeta · 1234 5678' }).click();
  await expect(page.getByLabel('Lo que eligió la última vez')).toContainText('RedPagos');
  await page.getByRole('button', { name: 'Cambiar quién paga' }).click();
  await expect(number).toHaveValue('1.234.567-2');
  await expect(buyButton(page)).toBeEnabled();
});

test('RedPagos: a payment is pending until it is paid at the counter, and its page shows the ticket @any-width', async ({
  page,
  browser,
  stack,
  providers,
  backOffice,
  expectAccessible,
}) => {
  const card = await watchCard(backOffice, cards.plain);
  const payer = newPayer();
  await prepareTopUp(page, cards.plain, 'RedPagos', payer);
  const slip = await buy(page, stack.addresses.simulators);
  await choice(slip, 'Dejar pendiente').click();
  const id = await transactionOf(page);
  const due = page.getByRole('heading', { level: 1, name: /^Pague \$\s[\d.]+ hasta el \d\d\// });
  await expect(due).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  for (const printed of [due, page.getByText('Número para pagar'), page.getByText('Carga de saldo')])
    await expect(printed).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.emulateMedia({ media: null });
  await card.expectUnchanged();

  // On another day, in another browser, the page's address is enough.
  const other = await browser.newContext({ serviceWorkers: 'block' });
  const elsewhere = await other.newPage();
  await elsewhere.goto(page.url());
  await expect(elsewhere.getByText('Número para pagar')).toBeVisible();
  const shown = await elsewhere.locator('dd').allTextContents();
  expect(shown[0]).toMatch(/^\d{10}/);
  expect(shown[1]).toMatch(/^\d{6}/);
  await elsewhere.getByRole('link', { name: 'VER EL TALÓN' }).click();
  await elsewhere.waitForURL(`${stack.addresses.simulators}/redpagos/ticket?**`);
  await other.close();

  await providers.settle('redpagos', id, 'approve');
  // The open page polls by itself.
  await expect(page.getByRole('heading', { name: texts.success })).toBeVisible({ timeout: 40_000 });
  await card.expectCredited(id, payer.amount);
});

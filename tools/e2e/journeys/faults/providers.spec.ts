import { expect, test } from '../../src/journey.ts';
import { confirmButton, expectPurchaseRetained, newBuyer, preparePurchase } from '../../src/shop.ts';
import {
  approve,
  buy,
  buyButton,
  cards,
  choice,
  newPayer,
  prepareTopUp,
  readTransactionId,
  texts,
  topUp,
  watchCard,
} from '../../src/topUp.ts';

/** A lost notification is found within 60 s (D33). */
const FOUND_WITHIN_MS = 60_000;

/** The API answers within 15 s whatever the provider does (D33), and the page a moment later. */
const ANSWERED_WITHIN_MS = 20_000;

test.use({ provokesFailures: true });

test('after an error of the provider the next press pays once', async ({
  page,
  stack,
  providers,
  backOffice,
}) => {
  const card = await watchCard(backOffice, cards.plain);
  const payer = newPayer();
  await prepareTopUp(page, cards.plain, 'MercadoPagos', payer);
  await providers.arm('mercadopago', 'create-error');
  await buyButton(page).click();
  await expect(page.getByRole('alert').first()).toBeVisible({ timeout: ANSWERED_WITHIN_MS });
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue(payer.name);
  await expect(page.getByLabel('Apellido')).toHaveValue(payer.lastname);
  await expect(page.getByLabel('E-mail')).toHaveValue(payer.email);
  await expect(page.getByLabel('Monto')).toHaveValue(String(payer.amount));
  await card.expectUnchanged();

  const id = await approve(page, await buy(page, stack.addresses.simulators));
  await card.expectCredited(id, payer.amount);
});

test('the shop keeps the input over an error, Back and a refusal, and sells once', async ({
  page,
  stack,
  providers,
}) => {
  const buyer = newBuyer();
  await preparePurchase(page, buyer);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/transaction/branding')) keys.push(request.headers()['idempotency-key']);
  });
  const before = new Set((await providers.payments()).map(({ reference }) => reference));
  await providers.arm('mercadopago', 'create-error');
  await confirmButton(page).click();
  await expect(page.getByRole('alert').first()).toBeVisible({ timeout: ANSWERED_WITHIN_MS });
  await page.reload();
  await expectPurchaseRetained(page, buyer);
  const leave = async () => {
    await confirmButton(page).click();
    await page.waitForURL(`${stack.addresses.simulators}/**`);
  };
  await leave();
  await page.goBack();
  await expectPurchaseRetained(page, buyer);
  await leave();
  expect(new Set(keys).size).toBe(1);
  await choice(page, 'Rechazar pago').click();
  const denied = await readTransactionId(page);
  await page.reload();
  await page.getByRole('link', { name: 'INTENTAR NUEVAMENTE' }).click();
  await expectPurchaseRetained(page, buyer);
  await leave();
  const paid = await approve(page);
  const made = (await providers.payments()).filter(({ reference }) => !before.has(reference));
  expect(made.map(({ reference, state }) => [reference, state])).toEqual([
    [denied, 'denied'],
    [paid, 'approved'],
  ]);
});

test('a lost notification is found by a status query', async ({ page, stack, providers, backOffice }) => {
  test.setTimeout(FOUND_WITHIN_MS + 60_000);
  const card = await watchCard(backOffice, cards.plain);
  const payer = newPayer();
  await providers.arm('mercadopago', 'webhook-lost');
  const id = await topUp(page, stack, { payer });
  await expect(async () => {
    const { history } = await backOffice.transaction(id);
    expect(history.at(-1)).toMatchObject({ state: 'approved', source: 'status-query' });
  }).toPass({ timeout: FOUND_WITHIN_MS });
  await expect(page.getByRole('heading', { name: texts.success })).toBeVisible({ timeout: 40_000 });
  await card.expectCredited(id, payer.amount);
});

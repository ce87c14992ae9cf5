import type { Fault } from '@laundry/payment-channels/simulator';
import { expect, test } from '../../src/journey.ts';
import {
  confirmButton,
  expectPurchaseRetained,
  itemCard,
  newBuyer,
  preparePurchase,
} from '../../src/shop.ts';
import { choice, texts, transactionOf } from '../../src/topUp.ts';

test.use({ provokesFailures: true });

const CREATE = '**/api/v1/transaction/branding';
const LIST = '**/api/v1/branding/items';
const faults: Fault[] = ['create-error', 'create-timeout', 'create-malformed'];

for (const fault of faults)
  test(`${fault}: the forms keep the input, and submitting again buys once`, async ({
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
    await providers.arm('mercadopago', fault);
    await confirmButton(page).click();
    // The API answers within 15 s whatever the provider does (D33).
    await expect(page.getByRole('alert').first()).toBeVisible({ timeout: 20_000 });
    await expectPurchaseRetained(page, buyer);

    await page.reload();
    await expectPurchaseRetained(page, buyer);
    await confirmButton(page).click();
    await page.waitForURL(`${stack.addresses.simulators}/**`);
    await choice(page, 'Aprobar pago').click();
    const id = await transactionOf(page);
    await expect(page.getByRole('heading', { name: texts.success })).toBeVisible();
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    const made = (await providers.payments()).filter(({ reference }) => !before.has(reference));
    expect(new Set(made.map(({ reference }) => reference))).toEqual(new Set([id]));
    expect(made.filter(({ state }) => state === 'approved')).toHaveLength(1);
  });

test('submitting again after a lost answer continues the same purchase', async ({
  page,
  stack,
  providers,
}) => {
  const buyer = newBuyer();
  await preparePurchase(page, buyer);
  const before = (await providers.payments()).length;
  // The server has done its work, but the answer is lost.
  await page.route(
    CREATE,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await confirmButton(page).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expectPurchaseRetained(page, buyer);
  await confirmButton(page).click();
  await page.waitForURL(`${stack.addresses.simulators}/**`);
  expect((await providers.payments()).length).toBe(before + 1);
});

test('without network a notice is shown, and the input is kept', async ({ page, context, stack }) => {
  const buyer = newBuyer();
  await preparePurchase(page, buyer);
  await context.setOffline(true);
  await confirmButton(page).click();
  await expect(page.getByText('Sin conexión. Lo que escribió queda guardado.').first()).toBeVisible();
  await expectPurchaseRetained(page, buyer);
  await context.setOffline(false);
  await confirmButton(page).click();
  await page.waitForURL(`${stack.addresses.simulators}/**`);
});

test('errors in the answer are shown unchanged', async ({ page }) => {
  const buyer = newBuyer();
  await preparePurchase(page, buyer);
  await page.route(CREATE, (route) => route.fulfill({ status: 201, json: { errors: ['Sin stock.'] } }));
  await confirmButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Sin stock.' })).toBeVisible();
  await expectPurchaseRetained(page, buyer);
});

for (const [what, answer] of [
  ['with malformed JSON', { status: 200, body: '{"items":' }],
  ['in another shape', { status: 200, json: [{ id: 1 }] }],
  ['with a server error', { status: 500, body: '<h1>Oops</h1>' }],
] as const)
  test(`a list answered ${what} shows an error and can be retried`, async ({ page }) => {
    await page.route(LIST, (route) => route.fulfill(answer));
    await page.goto('/accessories');
    await expect(page.getByRole('alert')).toContainText('El sistema no ha podido procesar su solicitud');
    await page.unroute(LIST);
    await page.getByRole('button', { name: 'REINTENTAR' }).click();
    await expect(itemCard(page)).toBeVisible();
  });

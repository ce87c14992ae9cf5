import { expect, test } from '../../src/journey.ts';
import { confirmButton, expectPurchaseRetained, newBuyer, preparePurchase } from '../../src/shop.ts';
import { choice, texts, transactionOf } from '../../src/topUp.ts';

test.use({ provokesFailures: true });

const CREATE = '**/api/v1/transaction/branding';

test('after an error of the provider the forms keep the input, and submitting again buys once', async ({
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
  await expect(page.getByRole('alert').first()).toBeVisible();
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

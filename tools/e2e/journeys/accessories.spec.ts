import { expect, test } from '../src/journey.ts';
import { mailTo } from '../src/mails.ts';
import { inBothSchemes, sentBodies } from '../src/pageChecks.ts';
import {
  confirmButton,
  expectPurchaseRetained,
  fillData,
  item,
  itemCard,
  newBuyer,
  nextButton,
  preparePurchase,
} from '../src/shop.ts';
import { choice, texts, transactionOf } from '../src/topUp.ts';

/** The address that visitors' messages are mailed to. */
const COMPANY = 'hola@lavadero.example';

test('every step of the shop is accessible and fits 320 px @any-width', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const check = async () => {
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await inBothSchemes(page, expectAccessible);
  };
  await page.goto('/accessories');
  await expect(itemCard(page).getByText(/^\$\s120,50$/)).toBeVisible();
  await check();

  await itemCard(page).getByRole('button', { name: 'COMPRAR' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(nextButton(page)).toBeDisabled();
  await expect(nextButton(page)).toHaveAccessibleDescription(/Dirección de envío, Celular/);
  await check();

  await preparePurchase(page, newBuyer(), 10);
  await expect(page.getByLabel('Total')).toHaveText(/^\$\s1\.205$/);
  await page.getByRole('radio', { name: 'PagosWeb' }).check();
  await check();
});

test('an approved MercadoPagos purchase places one order and mails the buyer and the company @any-width', async ({
  page,
  stack,
  providers,
  backOffice,
}) => {
  const buyer = newBuyer();
  const sent = await sentBodies(page, '/api/v1/transaction/branding');
  await preparePurchase(page, buyer, 3);
  await confirmButton(page).dblclick();
  await page.waitForURL(`${stack.addresses.simulators}/**`);
  // Every field of the specification, whatever the gateway needs (D73).
  expect(sent).toEqual([
    {
      branding_item_id: expect.any(String),
      email: buyer.email,
      name: 'Eva Paz',
      currency: 858,
      channel: 'MercadoPagos',
      paymentMethod: 0,
      phone: buyer.phone,
      tipoDoc: 0,
      nroDoc: '',
      coutas: 1,
      rut: '',
      address: buyer.address,
      quantity: 3,
    },
  ]);
  await choice(page, 'Aprobar pago').click();
  const id = await transactionOf(page);
  await expect(page.getByRole('heading', { name: texts.success })).toBeVisible();
  await expect(page.getByRole('link', { name: 'VOLVER A LOS ACCESORIOS' })).toBeVisible();
  await expect(page.getByText('Tarjeta', { exact: true })).toHaveCount(0);

  const payments = await providers.payments();
  expect(payments.filter(({ reference }) => reference === id)).toMatchObject([
    { provider: 'mercadopago', amount: item.price * 3 },
  ]);
  expect((await backOffice.transaction(id)).state).toBe('approved');
  const toBuyer = await mailTo(stack, buyer.email, 'Recibimos su compra');
  expect(toBuyer.text).toContain(item.name);
  expect(toBuyer.text).toContain(buyer.address);
  await mailTo(stack, COMPANY, buyer.email);

  // After a purchase the next one starts with empty fields.
  await fillData(page, { ...buyer, address: '', phone: '' });
  await expect(nextButton(page)).toBeDisabled();
});

test('a purchase can be paid through the PagosWeb form @any-width', async ({ page, stack }) => {
  const buyer = newBuyer();
  await preparePurchase(page, buyer);
  await page.getByRole('radio', { name: 'PagosWeb' }).check();
  await expect(confirmButton(page)).toHaveAccessibleDescription(/Tarjeta de crédito/);
  await page.getByLabel('Tarjeta de crédito').selectOption({ label: 'VISA' });
  await confirmButton(page).click();
  await page.waitForURL(`${stack.addresses.simulators}/**`);
  await choice(page, 'Aprobar pago').click();
  await transactionOf(page);
  await expect(page.getByRole('heading', { name: texts.success })).toBeVisible();
  await mailTo(stack, buyer.email, 'Recibimos su compra');
});

test('a rejected purchase keeps its form filled in and can be paid again @any-width', async ({
  page,
  stack,
  providers,
}) => {
  const buyer = newBuyer();
  await preparePurchase(page, buyer);
  await confirmButton(page).click();
  await page.waitForURL(`${stack.addresses.simulators}/**`);
  await choice(page, 'Rechazar pago').click();
  const denied = await transactionOf(page);
  // After a reload the page still has the purchase.
  await page.reload();
  await page.getByRole('link', { name: 'INTENTAR NUEVAMENTE' }).click();
  await expectPurchaseRetained(page, buyer);
  await confirmButton(page).click();
  await page.waitForURL(`${stack.addresses.simulators}/**`);
  await choice(page, 'Aprobar pago').click();
  const paid = await transactionOf(page);
  expect(paid).not.toBe(denied);
  const states = new Map((await providers.payments()).map(({ reference, state }) => [reference, state]));
  expect(states.get(paid)).not.toBe(states.get(denied));
});

test('Back returns to the previous step, and a reload or Back from the provider keeps the input @any-width', async ({
  page,
  stack,
  providers,
}) => {
  const buyer = newBuyer();
  await preparePurchase(page, buyer, 2);
  await page.reload();
  await expectPurchaseRetained(page, buyer);
  await page.goBack();
  await expect(page.getByLabel('Dirección de envío')).toHaveValue(buyer.address);
  await expect(page.getByLabel('Cantidad', { exact: true })).toHaveValue('2');
  await page.goBack();
  await expect(itemCard(page).getByRole('button', { name: 'COMPRAR' })).toBeVisible();
  await page.goForward();
  await page.goForward();
  await expectPurchaseRetained(page, buyer);

  const before = (await providers.payments()).length;
  await confirmButton(page).click();
  await page.waitForURL(`${stack.addresses.simulators}/**`);
  await page.goBack();
  await expectPurchaseRetained(page, buyer);
  await confirmButton(page).click();
  await page.waitForURL(`${stack.addresses.simulators}/**`);
  expect((await providers.payments()).length).toBe(before + 1);
});

test('a checkout page without a payment links back to the purchase in progress @any-width', async ({
  page,
}) => {
  await page.goto('/pagosweb-checkout');
  await expect(page.getByRole('link', { name: 'VOLVER A LOS ACCESORIOS' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'VOLVER A CARGAR SALDO' })).toBeVisible();
  await fillData(page, newBuyer());
  await page.goto('/pagosweb-checkout');
  await expect(page.getByRole('link', { name: 'VOLVER A CARGAR SALDO' })).toHaveCount(0);
  await page.getByRole('link', { name: 'VOLVER A LOS ACCESORIOS' }).click();
  await expect(itemCard(page)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the shop explains how to buy and whom to contact @any-width', async ({ page }) => {
    await page.goto('/accessories');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Cómo se compra' })).toBeVisible();
    // Playwright does not find texts inside <noscript>.
    expect(await page.content()).toContain('se muestran con JavaScript');
    await expect(page.getByRole('main').getByRole('link', { name: 'Consultarnos' })).toBeVisible();
  });
});

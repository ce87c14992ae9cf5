import { buy } from '../src/checkout.ts';
import { expect, test } from '../src/journey.ts';
import { watchCard } from '../src/money.ts';
import { buyButton, cards, choice, newPayer, prepareTopUp, texts, transactionOf } from '../src/topUp.ts';

test('a double click makes one payment', async ({ page, stack, providers }) => {
  const before = (await providers.payments()).length;
  await prepareTopUp(page, cards.plain, 'MercadoPagos', newPayer());
  await buyButton(page).dblclick();
  await page.waitForURL(`${stack.addresses.simulators}/**`);
  expect(await providers.payments()).toHaveLength(before + 1);
});

test('Back from the provider keeps what was chosen, and pressing again is the same payment', async ({
  page,
  stack,
  providers,
  backOffice,
}) => {
  const card = await watchCard(backOffice, cards.plain);
  const before = (await providers.payments()).length;
  const payer = newPayer();
  await prepareTopUp(page, cards.plain, 'MercadoPagos', payer);
  await buy(page, 'MercadoPagos', stack.addresses.simulators);
  await page.goBack();
  await expect(page.getByLabel('Nombre', { exact: true })).toHaveValue(payer.name);
  await expect(page.getByLabel('E-mail')).toHaveValue(payer.email);
  await expect(page.getByLabel('Monto')).toHaveValue(String(payer.amount));

  const provider = await buy(page, 'MercadoPagos', stack.addresses.simulators);
  expect(await providers.payments()).toHaveLength(before + 1);
  await choice(provider, 'Aprobar pago').click();
  const id = await transactionOf(page);
  await expect(page.getByRole('heading', { name: texts.success })).toBeVisible();
  await card.rose(id, payer.amount);
});

test('another amount after Back is another payment', async ({ page, stack, providers }) => {
  const before = (await providers.payments()).length;
  const payer = newPayer();
  await prepareTopUp(page, cards.plain, 'MercadoPagos', payer);
  await buy(page, 'MercadoPagos', stack.addresses.simulators);
  await page.goBack();
  await page.getByLabel('Monto').fill(String(payer.amount + 1000));
  await expect(page.getByLabel('Monto')).toHaveValue(`1.${payer.amount}`);
  await buy(page, 'MercadoPagos', stack.addresses.simulators);
  expect(await providers.payments()).toHaveLength(before + 2);
});

test('a cancelled payment charges nothing', async ({ page, stack, backOffice }) => {
  const card = await watchCard(backOffice, cards.plain);
  await prepareTopUp(page, cards.plain, 'MercadoPagos', newPayer());
  const provider = await buy(page, 'MercadoPagos', stack.addresses.simulators);
  await choice(provider, 'Cancelar').click();
  await transactionOf(page);
  await expect(page.getByText(texts.failure)).toBeVisible();
  await card.stayed();
});

import { buy } from '../src/checkout.ts';
import { expect, test } from '../src/journey.ts';
import { watchCard } from '../src/money.ts';
import { cards, choice, newPayer, prepareTopUp, texts, transactionOf } from '../src/topUp.ts';

test('RedPagos: a payment is pending until it is paid at the counter, and its page shows the ticket', async ({
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
  const slip = await buy(page, 'RedPagos', stack.addresses.simulators);
  await choice(slip, 'Dejar pendiente').click();
  const id = await transactionOf(page);
  await expect(page.getByRole('heading', { name: texts.pending })).toBeVisible();
  await expectAccessible(page);
  await card.expectUnchanged();

  // On another day, in another browser, the page's address is enough.
  const other = await browser.newContext({ serviceWorkers: 'block' });
  const elsewhere = await other.newPage();
  await elsewhere.goto(page.url());
  await expect(elsewhere.getByText('Número para pagar')).toBeVisible();
  const shown = await elsewhere.locator('dd').allTextContents();
  expect(shown[0]).toMatch(/^\d{10}/);
  expect(shown[1]).toMatch(/^\d{6}/);
  await expect(elsewhere.getByText('Pague hasta el')).toBeVisible();
  await elsewhere.getByRole('link', { name: 'VER EL TALÓN' }).click();
  await elsewhere.waitForURL(`${stack.addresses.simulators}/redpagos/ticket?**`);
  await other.close();

  await providers.settle('redpagos', id, 'approve');
  // The open page polls by itself.
  await expect(page.getByRole('heading', { name: texts.success })).toBeVisible({ timeout: 40_000 });
  await card.expectCredited(id, payer.amount);
});

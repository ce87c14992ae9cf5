import { CHANNEL_NAMES } from '@laundry/api-contract';
import { CHANNELS } from '@laundry/payment-channels/client';
import {
  approve,
  buy,
  cards,
  choice,
  newPayer,
  prepareTopUp,
  shownCard,
  SUCCESS_TITLE,
  topUp,
  watchCard,
} from '../src/topUp.ts';
import { approveElsewhere } from '../src/providers.ts';
import { expect, test } from '../src/journey.ts';

/** The channels without a flag. Those behind a flag need a run that sets it (production.spec.ts). */
const channels = CHANNEL_NAMES.filter((name) => CHANNELS[name].isOffered({ splitting: false, flagged: [] }));

for (const channel of channels) {
  // Most residents pay by phone; a page that embeds its provider differs on a desktop.
  const where = channel === 'Bancard' ? '@phone' : '@phone-only';
  test(`${channel}: a payment is credited once ${where}`, async ({ page, stack, expectAccessible }) => {
    const card = await watchCard(stack, cards.plain);
    const payer = newPayer();
    await prepareTopUp(page, cards.plain, channel, payer);
    await expectAccessible(page);
    const checkout = await buy(page, stack.addresses.simulators);
    await expect(choice(checkout, 'Aprobar pago')).toBeVisible();
    if (checkout !== page) await expectAccessible(page);
    const id = await approve(page, checkout);
    await card.expectCredited(id, payer.amount);
  });
}

// What Bancard's certification checks (providers §2).
test('the result of a payment by Bancard has what it demands, and is a receipt', async ({
  page,
  stack,
  expectAccessible,
}) => {
  const payer = newPayer();
  const id = await topUp(page, stack, { channel: 'Bancard', payer });
  const success = page.getByRole('heading', { name: SUCCESS_TITLE });
  await expect(success).toBeVisible();
  await expectAccessible(page);
  const status = (await (
    await page.request.get(`${stack.addresses.site}/api/v1/transaction/status/${id}`)
  ).json()) as { shopProcessId: string };
  expect(status.shopProcessId).toMatch(/^\d{15}$/);

  const receipt = page.getByRole('heading', { name: 'Comprobante' }).locator('..');
  const date = /^\d\d\/\d\d\/\d{4} \d\d:\d\d$/;
  for (const text of ['Número de operación', status.shopProcessId, 'Transacción aprobada.', date])
    await expect(receipt.getByText(text, { exact: true })).toBeVisible();
  await expect(receipt).toContainText(`$ ${payer.amount}`);
  await expect(page.getByText(/autorizaci|código de respuesta/i)).toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(receipt).toBeVisible();
  await expect(receipt.getByText(shownCard(cards.plain))).toBeVisible();
  for (const left of [success, page.getByRole('banner'), page.getByRole('contentinfo')])
    await expect(left).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  // Rounded corners would cut off letters at the edge of the paper.
  await expect(receipt).toHaveCSS('border-radius', '0px');
  await expect(receipt).toHaveCSS('overflow', 'visible');
});

test('RedPagos: a ticket is pending until it is paid at the counter', async ({
  page,
  browser,
  stack,
  expectAccessible,
}) => {
  const card = await watchCard(stack, cards.plain);
  const payer = newPayer();
  const id = await topUp(page, stack, { channel: 'RedPagos', payer, answer: 'Dejar pendiente' });
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
  await elsewhere.getByRole('link', { name: 'VER EL TALÓN' }).click();
  await elsewhere.waitForURL(`${stack.addresses.simulators}/redpagos/ticket?**`);
  await other.close();

  await approveElsewhere(stack, 'redpagos', id);
  // The open page polls by itself.
  await expect(page.getByRole('heading', { name: SUCCESS_TITLE })).toBeVisible({ timeout: 40_000 });
  await card.expectCredited(id, payer.amount);
});

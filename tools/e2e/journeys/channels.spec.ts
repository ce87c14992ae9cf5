import { CHANNEL_NAMES } from '@laundry/api-contract';
import { CHANNELS } from '@laundry/payment-channels/client';
import {
  buy,
  cards,
  channelsOf,
  choice,
  enterCard,
  newPayer,
  prepareTopUp,
  texts,
  transactionOf,
  watchCard,
} from '../src/topUp.ts';
import { expect, test } from '../src/journey.ts';

/** Those behind a flag need a run with it on (pagosweb/payments.ts). */
const channels = CHANNEL_NAMES.filter((name) => CHANNELS[name].isOffered({ splitting: false, flagged: [] }));

for (const channel of channels) {
  test(`${channel}: an approved payment credits its amount to the card once`, async ({
    page,
    stack,
    backOffice,
    expectAccessible,
  }) => {
    const card = await watchCard(backOffice, cards.plain);
    const payer = newPayer();
    await prepareTopUp(page, cards.plain, channel, payer);
    await expectAccessible(page);
    const checkout = await buy(page, stack.addresses.simulators);
    await expect(choice(checkout, 'Aprobar pago')).toBeVisible();
    if (checkout !== page) await expectAccessible(page);
    await choice(checkout, 'Aprobar pago').click();
    const id = await transactionOf(page);
    await expect(page.getByRole('heading', { name: texts.success })).toBeVisible();
    await expectAccessible(page);
    await card.expectCredited(id, payer.amount);

    await page.reload();
    await expect(page.getByRole('heading', { name: texts.success })).toBeVisible();
    await card.expectCredited(id, payer.amount);
  });

  test(`${channel}: a rejected payment shows the reason and leaves the balance unchanged @any-width`, async ({
    page,
    stack,
    backOffice,
    expectAccessible,
  }) => {
    const card = await watchCard(backOffice, cards.plain);
    const payer = newPayer();
    await prepareTopUp(page, cards.plain, channel, payer);
    const checkout = await buy(page, stack.addresses.simulators);
    await choice(checkout, 'Rechazar pago').click();
    const id = await transactionOf(page);
    await expect(async () => {
      expect((await backOffice.transaction(id)).state).toBe('denied');
    }).toPass();
    await expect(page.getByText(texts.failure(await backOffice.refusal(id)))).toBeVisible();
    await expectAccessible(page);
    await card.expectUnchanged();
    await page.getByRole('link', { name: 'INTENTAR NUEVAMENTE' }).click();
    await expect(page.getByLabel('E-mail')).toHaveValue(payer.email);
  });
}

test('a plain card shows its prices and channels', async ({ page, expectAccessible }) => {
  await page.goto('/credit');
  await expect(page.getByLabel('Código de tarjeta')).toBeVisible();
  await expectAccessible(page);
  await enterCard(page, cards.plain);
  const labels = channels.map((name) => CHANNELS[name].label);
  await expect(channelsOf(page)).toHaveCount(labels.length);
  for (const name of labels) await expect(page.getByRole('radio', { name })).toBeVisible();
  await expect(page.getByText(/\$\s\d/).first()).toBeVisible();
  await expectAccessible(page);
});

// What Bancard's certification looks at (providers §2).
test('the result of a payment by Bancard shows its number, its time, its amount and how Bancard describes it @any-width', async ({
  page,
  context,
  stack,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const payer = newPayer();
  await prepareTopUp(page, cards.plain, 'Bancard', payer);
  await choice(await buy(page, stack.addresses.simulators), 'Aprobar pago').click();
  const id = await transactionOf(page);
  await expect(page.getByRole('heading', { name: texts.success })).toBeVisible();
  const status = (await (
    await page.request.get(`${stack.addresses.site}/api/v1/transaction/status/${id}`)
  ).json()) as { shopProcessId: string };
  expect(status.shopProcessId).toMatch(/^\d{15}$/);

  const receipt = page.getByRole('heading', { name: 'Comprobante' }).locator('..');
  const lines: [string, string | RegExp][] = [
    ['Número de operación', status.shopProcessId],
    ['Respuesta', 'Transacción aprobada.'],
    ['Fecha', /^\d\d\/\d\d\/\d{4} \d\d:\d\d$/],
  ];
  for (const [label, value] of lines) {
    await expect(receipt.getByText(label, { exact: true })).toBeVisible();
    await expect(receipt.getByText(value, { exact: true })).toBeVisible();
  }
  await expect(receipt).toContainText(`$ ${payer.amount}`);
  await expect(page.getByText(/autorizaci|código de respuesta/i)).toHaveCount(0);
  await page.getByRole('button', { name: 'Copiar el número de operación' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Copiado$/ })).toBeAttached();
});

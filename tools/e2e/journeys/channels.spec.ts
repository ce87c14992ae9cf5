import { CHANNEL_NAMES } from '@laundry/api-contract';
import { CHANNELS } from '@laundry/payment-channels/client';
import { buy } from '../src/checkout.ts';
import { expect, test } from '../src/journey.ts';
import { watchCard } from '../src/money.ts';
import { cards, choice, newPayer, prepareTopUp, texts, transactionOf } from '../src/topUp.ts';

/** Those behind a flag need a run with it on (pagosweb.spec.ts). */
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

  test(`${channel}: a rejected payment shows the reason and leaves the balance unchanged`, async ({
    page,
    stack,
    backOffice,
    expectAccessible,
  }) => {
    const card = await watchCard(backOffice, cards.plain);
    await prepareTopUp(page, cards.plain, channel, newPayer());
    const checkout = await buy(page, stack.addresses.simulators);
    await choice(checkout, 'Rechazar pago').click();
    const id = await transactionOf(page);
    await expect(async () => {
      expect((await backOffice.transaction(id)).state).toBe('denied');
    }).toPass();
    await expect(page.getByText(texts.failure(await backOffice.refusal(id)))).toBeVisible();
    await expectAccessible(page);
    await card.expectUnchanged();
  });
}

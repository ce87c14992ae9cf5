import {
  buy,
  cards,
  choice,
  newPayer,
  prepareTopUp,
  texts,
  transactionOf,
  watchCard,
} from '../../src/topUp.ts';
import { expect, test } from '../../src/journey.ts';

/** A lost notification is found within 60 s (D33). */
const FOUND_WITHIN_MS = 60_000;

test('a lost notification is replaced by a status query, and the open page tells of the payment', async ({
  page,
  stack,
  providers,
  backOffice,
}) => {
  test.setTimeout(FOUND_WITHIN_MS + 60_000);
  const card = await watchCard(backOffice, cards.plain);
  const payer = newPayer();
  await prepareTopUp(page, cards.plain, 'MercadoPagos', payer);
  await providers.arm('mercadopago', 'webhook-lost');
  await choice(await buy(page, stack.addresses.simulators), 'Aprobar pago').click();
  const id = await transactionOf(page);
  await expect(async () => {
    const { history } = await backOffice.transaction(id);
    expect(history.at(-1)).toMatchObject({ state: 'approved', source: 'status-query' });
  }).toPass({ timeout: FOUND_WITHIN_MS });
  await expect(page.getByRole('heading', { name: texts.success })).toBeVisible({ timeout: 40_000 });
  await card.expectCredited(id, payer.amount);
});

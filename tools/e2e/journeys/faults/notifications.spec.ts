import type { Fault } from '@laundry/sandbox';
import { buy } from '../../src/checkout.ts';
import { expect, test } from '../../src/journey.ts';
import { watchCard } from '../../src/money.ts';
import { cards, choice, newPayer, prepareTopUp, texts, transactionOf } from '../../src/topUp.ts';

/** A lost notification is found within 60 s (D33). */
const FOUND_WITHIN_MS = 60_000;

/** Each fault, and the source from which the API then learns of the approval. */
const faults: { fault: Fault; what: string; source: 'notification' | 'status-query' }[] = [
  { fault: 'webhook-lost', what: 'never comes is made up for', source: 'status-query' },
  { fault: 'webhook-duplicate', what: 'comes twice credits once', source: 'notification' },
  { fault: 'webhook-late', what: 'comes after the browser is awaited', source: 'notification' },
  {
    fault: 'webhook-bad-signature',
    what: 'is forged is not believed, and the truth is found',
    source: 'status-query',
  },
];

for (const { fault, what, source } of faults)
  test(`a notification that ${what}`, async ({ page, stack, providers, backOffice }) => {
    test.setTimeout(FOUND_WITHIN_MS + 60_000);
    const card = await watchCard(backOffice, cards.plain);
    const payer = newPayer();
    await prepareTopUp(page, cards.plain, 'MercadoPagos', payer);
    await providers.arm('mercadopago', fault);
    const provider = await buy(page, 'MercadoPagos', stack.addresses.simulators);
    await choice(provider, 'Aprobar pago').click();
    const id = await transactionOf(page);
    await expect(async () => {
      const { history } = await backOffice.transaction(id);
      expect(history.at(-1)).toMatchObject({ state: 'approved', source });
    }).toPass({ timeout: FOUND_WITHIN_MS });
    await expect(page.getByRole('heading', { name: texts.success })).toBeVisible({ timeout: 40_000 });
    await card.rose(id, payer.amount);
  });

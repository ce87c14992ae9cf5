import type { Fault } from '@laundry/payment-channels/simulator';
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

/** The source from which the API learned of the approval. */
type Source = 'notification' | 'status-query';
const BY_QUERY: readonly Source[] = ['status-query'];
/** The API asks the provider 10 s after the start by itself, which a slow notification may come after. */
const BY_EITHER: readonly Source[] = ['notification', 'status-query'];

const faults: { fault: Fault; what: string; sources: readonly Source[] }[] = [
  { fault: 'webhook-lost', what: 'a lost notification is replaced by a status query', sources: BY_QUERY },
  { fault: 'webhook-duplicate', what: 'a duplicate notification credits once', sources: BY_EITHER },
  {
    fault: 'webhook-late',
    what: 'a notification after the return of the browser is awaited',
    sources: BY_EITHER,
  },
  {
    fault: 'webhook-bad-signature',
    what: 'a forged notification is refused, and a status query finds the payment',
    sources: BY_QUERY,
  },
];

for (const { fault, what, sources } of faults)
  test(what, async ({ page, stack, providers, backOffice }) => {
    test.setTimeout(FOUND_WITHIN_MS + 60_000);
    const card = await watchCard(backOffice, cards.plain);
    const payer = newPayer();
    await prepareTopUp(page, cards.plain, 'MercadoPagos', payer);
    await providers.arm('mercadopago', fault);
    const provider = await buy(page, stack.addresses.simulators);
    await choice(provider, 'Aprobar pago').click();
    const id = await transactionOf(page);
    await expect(async () => {
      const { history } = await backOffice.transaction(id);
      const { state, source } = history.at(-1) ?? {};
      expect(state).toBe('approved');
      expect(sources).toContain(source);
    }).toPass({ timeout: FOUND_WITHIN_MS });
    await expect(page.getByRole('heading', { name: texts.success })).toBeVisible({ timeout: 40_000 });
    await card.expectCredited(id, payer.amount);
  });

import type { PaymentMethods } from '@laundry/api-contract';
import { pesosOf } from '@laundry/strings/format';
import { channelsFor } from '@laundry/payment-channels/server';
import type { Dependencies } from '../dependencies.ts';
import { usableCard } from './usableCard.ts';

/** Prices of a card's building and the channels open to it (D17). */
export async function cardMethods(
  dependencies: Dependencies,
  uid: string,
  address: string,
): Promise<PaymentMethods> {
  const card = await usableCard(dependencies, uid, address);
  return {
    payment_methods: channelsFor(card.splitting, dependencies.settings).map((name) => ({ name })),
    splitting: card.splitting,
    price_costumer: pesosOf(card.price_customer_cents),
    machine_rate: pesosOf(card.machine_rate_cents),
    special_rate_message: card.special_rate_message,
  };
}

import type { PaymentMethods } from '@laundry/api-contract';
import { Failure } from '../failure.ts';
import { pesosOf } from '../payments/money.ts';
import { channelsFor } from '../providers/channels.ts';
import { findCard } from '../queries/cards.ts';
import type { Dependencies } from './dependencies.ts';

const CARD_CODE = /^\d{8}$/;

/** A card that may be topped up. @throws Failure for a wrong code (malformed or unknown) or a lost card (code 100) */
export async function usableCard({ db }: Pick<Dependencies, 'db'>, uid: string) {
  const card = CARD_CODE.test(uid) ? await findCard(db, uid) : undefined;
  if (!card) throw new Failure('ex_card_not_found');
  if (card.state === 'lost') throw new Failure('100');
  return card;
}

/** Prices of a card's building and the channels open to it (decision 17). */
export async function cardMethods(dependencies: Dependencies, uid: string): Promise<PaymentMethods> {
  const card = await usableCard(dependencies, uid);
  return {
    payment_methods: channelsFor(card.splitting, dependencies.settings).map((name) => ({ name })),
    splitting: card.splitting,
    price_costumer: pesosOf(card.price_customer_cents),
    machine_rate: pesosOf(card.machine_rate_cents),
    special_rate_message: card.special_rate_message,
  };
}

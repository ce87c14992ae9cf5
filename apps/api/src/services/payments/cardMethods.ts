import type { CheckedQueryOf, PaymentMethods, calls } from '@laundry/api-contract';
import { pesosOf } from '@laundry/strings/format';
import { channelsFor } from '@laundry/payment-channels/server';
import { verifyCaptcha } from '../captcha.ts';
import type { Dependencies } from '../dependencies.ts';
import { usableCard } from './usableCard.ts';
import type { CardVisitor } from './usableCard.ts';

/** Prices of a card's building and the channels open to it (D17). */
export async function cardMethods(
  dependencies: Dependencies,
  { param1: uid, recaptchaToken: token }: CheckedQueryOf<typeof calls.cardMethods>,
  visitor: CardVisitor,
): Promise<PaymentMethods> {
  const captcha = token && { token, verify: () => verifyCaptcha(dependencies, token, 'cardMethods') };
  const card = await usableCard(dependencies, uid, { ...visitor, ...(captcha && { captcha }) });
  return {
    payment_methods: channelsFor(card.splitting, dependencies.settings).map((name) => ({ name })),
    splitting: card.splitting,
    price_costumer: pesosOf(card.price_customer_cents),
    machine_rate: pesosOf(card.machine_rate_cents),
    special_rate_message: card.special_rate_message,
  };
}

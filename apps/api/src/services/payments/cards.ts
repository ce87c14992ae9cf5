import type { PaymentMethods } from '@laundry/api-contract';
import { channelsFor } from '@laundry/payment-channels/server';
import { isCardCode, toPesos } from '@laundry/strings/format';
import { Failure, tooMany } from '../../shared/failure.ts';
import { findCard } from '../../queries/payments/cards.ts';
import { consumeRateLimit, limitedUntil } from '../../queries/rateLimits.ts';
import { sha256 } from '../../shared/secrets.ts';
import { verifyCaptcha } from '../captcha.ts';
import type { Dependencies } from '../dependencies.ts';
import { HOUR_MS } from '../../shared/clock.ts';

/** How many times more wrong codes an address may ask for by solving captchas. */
const BY_CAPTCHA = 10;

export interface CardVisitor {
  /** The client's address. */
  readonly address: string;
  /** Whether the device looked a card up before (D83). */
  readonly knows?: (uid: string) => boolean;
  readonly recaptchaToken?: string | undefined;
  /** Whether the captcha has been verified already, for another action. */
  readonly isVerified?: boolean;
}

/**
 * Lets a look-up from a limited address go ahead by a captcha. Each token serves once, and wrong codes have a
 * limit here too.
 *
 * @param until the end of the address's limit
 * @throws Failure ex_too_many_requests, naming the captcha's field where a captcha helps; ex_captcha_refused,
 *   ex_unavailable
 */
async function passByCaptcha(
  dependencies: Dependencies,
  { address, recaptchaToken, isVerified = false }: CardVisitor,
  isWrong: boolean,
  until: Date,
): Promise<void> {
  const { db, settings, clock } = dependencies;
  const at = clock();
  if (!recaptchaToken) throw tooMany(until, at, 'recaptchaToken');
  if (!isVerified) await verifyCaptcha(dependencies, recaptchaToken, 'cardMethods');
  const once = { times: 1, windowMs: HOUR_MS };
  if (await consumeRateLimit(db, `captcha ${sha256(recaptchaToken)}`, once, at))
    throw new Failure('ex_captcha_refused');
  const ceiling = { times: settings.UNKNOWN_CARDS_PER_ADDRESS * BY_CAPTCHA, windowMs: HOUR_MS };
  const check = isWrong ? consumeRateLimit : limitedUntil;
  const ended = await check(db, `unknown cards by captcha ${address}`, ceiling, at);
  if (ended) throw tooMany(ended, at);
}

/**
 * Finds a card that may be topped up. An address with too many unknown codes gets only the cards that the
 * device knows, and others by a captcha (D83), so that nobody can find valid codes by trying.
 *
 * @throws Failure for a wrong code (malformed or unknown) or a lost card (code 100), ex_too_many_requests,
 *   ex_captcha_refused, ex_unavailable
 */
export async function usableCard(dependencies: Dependencies, uid: string, visitor: CardVisitor) {
  const { db, settings, clock } = dependencies;
  const at = clock();
  const card = isCardCode(uid) ? await findCard(db, uid, at) : undefined;
  const unknownCodes = { times: settings.UNKNOWN_CARDS_PER_ADDRESS, windowMs: HOUR_MS };
  // Wrong codes are counted, right ones are not.
  const check = card ? limitedUntil : consumeRateLimit;
  const until =
    unknownCodes.times > 0 && (await check(db, `unknown cards ${visitor.address}`, unknownCodes, at));
  if (until && !(card && visitor.knows?.(uid))) await passByCaptcha(dependencies, visitor, !card, until);
  if (!card) throw new Failure('ex_card_not_found');
  if (card.state === 'lost') throw new Failure('100');
  return card;
}

/** A card with the rules and prices of its building. */
export type UsableCard = Awaited<ReturnType<typeof usableCard>>;

/** Prices of a card's building and the channels open to it (D17). */
export const cardMethods = async ({ settings }: Dependencies, card: UsableCard): Promise<PaymentMethods> => ({
  payment_methods: channelsFor(card.splitting, settings).map((name) => ({ name })),
  splitting: card.splitting,
  price_costumer: toPesos(card.price_customer_cents),
  machine_rate: toPesos(card.machine_rate_cents),
  special_rate_message: card.special_rate_message,
});

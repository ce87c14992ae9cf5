import { isCardCode } from '@laundry/strings/format';
import { Failure, tooMany } from '../../failure.ts';
import { findCard } from '../../queries/payments/cards.ts';
import { consumeRateLimit } from '../../queries/rateLimits.ts';
import type { Dependencies } from '../dependencies.ts';

const HOUR_MS = 3_600_000;

/** The rate limit of unknown card codes for an address (D49); undefined for no limit. */
function unknownCodesLimit({ settings }: Pick<Dependencies, 'settings'>, address: string) {
  const times = settings.UNKNOWN_CARDS_PER_ADDRESS;
  return times === 0
    ? undefined
    : { rateLimitKey: `unknown cards ${address}`, limit: { times, windowMs: HOUR_MS } };
}

/**
 * Finds a card that may be topped up. An address with too many unknown codes is refused every card, so that
 * nobody can find valid codes by trying.
 *
 * @param address the client's
 * @throws Failure for a wrong code (malformed or unknown) or a lost card (code 100), ex_too_many_requests
 */
export async function usableCard(
  dependencies: Pick<Dependencies, 'db' | 'settings' | 'clock'>,
  uid: string,
  address: string,
) {
  const { db, clock } = dependencies;
  const at = clock();
  const limit = unknownCodesLimit(dependencies, address);
  const lookup = limit && { ...limit, at };
  const card = isCardCode(uid) ? await findCard(db, uid, at, lookup) : undefined;
  if (!card) {
    const until = limit && (await consumeRateLimit(db, limit.rateLimitKey, limit.limit, at));
    throw until ? tooMany(until, at) : new Failure('ex_card_not_found');
  }
  if (card.refused_since) throw tooMany(new Date(card.refused_since.getTime() + HOUR_MS), at);
  if (card.state === 'lost') throw new Failure('100');
  return card;
}

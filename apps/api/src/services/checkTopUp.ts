import { UYU } from '@laundry/api-contract';
import type { TransactionCreate } from '@laundry/api-contract';
import { Failure } from '../failure.ts';
import { centsOf } from '../payments/money.ts';
import { channelsFor, isChannel } from '../providers/channels.ts';
import type { ChannelName } from '../providers/channels.ts';
import { usableCard } from './cardMethods.ts';
import type { Dependencies } from './dependencies.ts';

/** A top-up that every rule allows. */
export interface CheckedTopUp {
  readonly channel: ChannelName;
  readonly amountCents: number;
  readonly buildingId: string;
}

/** The rules of transaction/create beyond its shape (sections 5 and 9). @throws Failure with the rule's own code */
export async function checkTopUp(
  dependencies: Dependencies,
  payload: TransactionCreate,
): Promise<CheckedTopUp> {
  const { settings, providers } = dependencies;
  const { channel, currency, uid, amount } = payload;
  if (currency !== UYU) throw new Failure('ex_currency_refused');
  if (!isChannel(channel)) throw new Failure('ex_channel_refused');
  const card = await usableCard(dependencies, uid);
  if (!channelsFor(card.splitting, settings).includes(channel)) throw new Failure('ex_channel_refused');
  const amountCents = centsOf(amount);
  if (
    amountCents === undefined ||
    amountCents < settings.MIN_TOPUP_CENTS ||
    amountCents > settings.MAX_TOPUP_CENTS
  )
    throw new Failure('ex_amount_refused');
  providers[channel].checkPayer?.(payload);
  return { channel, amountCents, buildingId: card.building_id };
}

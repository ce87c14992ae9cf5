import type { ChannelName, TransactionCreate, TransactionCreated, calls } from '@laundry/api-contract';
import { toCents, formatCents } from '@laundry/strings/format';
import { leastAmountText } from '@laundry/strings';
import { Failure } from '../../shared/failure.ts';
import { channelsFor } from '@laundry/payment-channels/server';
import { openPayment } from './openPayment.ts';
import type { CheckedPayment } from './openPayment.ts';
import type { CallInput, Dependencies } from '../dependencies.ts';
import { usableCard } from './cards.ts';
import type { CardVisitor } from './cards.ts';

/** Its own rules, beside those of every payment (`openPayment`; spec §5, §9). @throws Failure */
async function checkTopUp(
  dependencies: Dependencies,
  { uid, amount }: TransactionCreate,
  channel: ChannelName,
  visitor: CardVisitor,
): Promise<CheckedPayment> {
  const { settings } = dependencies;
  const card = await usableCard(dependencies, uid, visitor);
  if (!channelsFor(card.splitting, settings).includes(channel)) throw new Failure('ex_channel_refused');
  const amountCents = toCents(amount);
  if (
    amountCents === undefined ||
    amountCents < settings.MIN_TOPUP_CENTS ||
    amountCents > settings.MAX_TOPUP_CENTS
  )
    throw new Failure('ex_amount_refused');
  const leastCents = settings.MIN_TOPUP_USES * card.price_customer_cents;
  if (amountCents < leastCents)
    throw new Failure('ex_amount', {
      message: leastAmountText(formatCents(leastCents), settings.MIN_TOPUP_USES),
    });
  const subject = { purpose: 'topup', cardUid: uid, buildingId: card.building_id } as const;
  return { amountCents, subject, countedFor: uid };
}

/** transaction/create: credit for a card. @throws Failure */
export const createTopUp = (
  dependencies: Dependencies,
  input: CallInput<typeof calls.createTransaction>,
  visitor: CardVisitor,
): Promise<TransactionCreated> =>
  openPayment(dependencies, input, (channel) => checkTopUp(dependencies, input.body, channel, visitor));

import { netOf } from '../payments/allocation.ts';
import { CHANNEL_NAMES } from '../providers/channels.ts';
import type { ChannelName } from '../providers/channels.ts';
import type { PaymentFacts } from '../providers/provider.ts';
import { openDiscrepancy, resolveGone } from '../queries/discrepancies.ts';
import type { DiscrepancyKind } from '../queries/discrepancies.ts';
import {
  asOnePicture,
  faultsOfLedger,
  faultsOfStates,
  knownPayment,
  paymentsBookedBetween,
} from '../queries/ledgerCheck.ts';
import type { Fault } from '../queries/ledgerCheck.ts';
import type { Dependencies, Log } from './dependencies.ts';
import { receivedOf } from './followMoney.ts';
import { settle } from './settle.ts';

const DAY_MS = 86_400_000;
/** A provider's list may be behind its payments by so much. */
const LIST_LAG_MS = 600_000;

type Found = Readonly<Partial<Record<DiscrepancyKind, readonly Fault[]>>>;

const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Montevideo' });
/** The Montevideo days (decision 23) from `days` ago until now. */
const daysUntil = (now: Date, days: number) =>
  Array.from({ length: days + 1 }, (_, ago) => format.format(now.getTime() - ago * DAY_MS));

/** Opens what was found and resolves what was looked at and not found. */
async function keep(
  { db, clock }: Dependencies,
  channel: ChannelName | undefined,
  found: Found,
  lookedAt?: readonly string[],
): Promise<void> {
  const at = clock();
  for (const kind of Object.keys(found) as DiscrepancyKind[]) {
    const faults = found[kind] ?? [];
    for (const { transactionId, currency, ...fault } of faults)
      await openDiscrepancy(db, {
        ...fault,
        kind,
        channel,
        transactionId: transactionId ?? undefined,
        currency: currency ?? undefined,
        at,
      });
    const keys = faults.map(({ key }) => key);
    await resolveGone(db, kind, keys, lookedAt, at);
  }
}

const netOfFacts = ({ amountCents, refundedCents = 0, chargedBackCents = 0 }: PaymentFacts) =>
  amountCents - refundedCents - chargedBackCents;

/** What a provider says of one of its payments against the ledger, after its word was applied. */
async function faultOfFacts(
  dependencies: Dependencies,
  channel: ChannelName,
  facts: PaymentFacts & { readonly paymentId: string },
  log: Log,
): Promise<{ readonly kind: DiscrepancyKind; readonly fault: Fault } | undefined> {
  const isOurs = await settle(dependencies, channel, facts, 'status-query', log);
  const known = await knownPayment(dependencies.db, channel, facts.paymentId);
  const [theirs, ours] = [netOfFacts(facts), known ? netOf(receivedOf(known)) : 0];
  if (theirs === ours) return undefined;
  const fault = {
    key: `${channel}:${facts.paymentId}`,
    transactionId: known?.transaction_id ?? null,
    currency: facts.currency ?? null,
    amountCents: theirs - ours,
    detail: `the provider holds ${theirs} cents, the ledger has ${ours}`,
  };
  return { kind: isOurs || known ? 'provider-differs' : 'unknown-payment', fault };
}

/** Compares what a provider lists of the last days with what was booked of it. */
async function checkProvider(
  dependencies: Dependencies,
  channel: ChannelName,
  days: number,
  log: Log,
): Promise<void> {
  const { db, providers, clock } = dependencies;
  const provider = providers[channel];
  if (!provider.listPayments) return;
  const now = clock();
  const listed: PaymentFacts[] = [];
  // A payment of these days was changed in them, or later.
  for (const day of daysUntil(now, days)) listed.push(...(await provider.listPayments(day, 'changed')));
  const paid = listed.flatMap(({ paymentId, ...facts }) =>
    facts.outcome === 'approved' && paymentId !== undefined ? [{ ...facts, paymentId }] : [],
  );
  const faults: Awaited<ReturnType<typeof faultOfFacts>>[] = [];
  for (const facts of paid) faults.push(await faultOfFacts(dependencies, channel, facts, log));
  const of = (wanted: DiscrepancyKind) => faults.flatMap((one) => (one?.kind === wanted ? [one.fault] : []));
  const keys = paid.map(({ paymentId }) => `${channel}:${paymentId}`);
  const found = { 'provider-differs': of('provider-differs'), 'unknown-payment': of('unknown-payment') };
  await keep(dependencies, channel, found, keys);

  const [from, until] = [now.getTime() - days * DAY_MS, now.getTime() - LIST_LAG_MS].map(
    (ms) => new Date(ms),
  );
  const booked = from && until ? await paymentsBookedBetween(db, channel, from, until) : [];
  const missing = booked.flatMap((one): Fault[] => {
    const key = `${channel}:${one.payment_key}`;
    if (keys.includes(key)) return [];
    const detail = `the ledger has ${one.paid_cents} cents that the provider does not list`;
    const { transaction_id: transactionId, currency, paid_cents: amountCents } = one;
    return [{ key, transactionId, currency, amountCents, detail }];
  });
  const lookedAt = [...keys, ...booked.map(({ payment_key }) => `${channel}:${payment_key}`)];
  await keep(dependencies, channel, { 'not-at-provider': missing }, lookedAt);
}

/**
 * Compares the ledger with itself, with the states of payments and their orders and, for the last days, with what each provider says
 * it holds, whose word is applied first. What does not agree is kept as discrepancies; what agrees again is resolved.
 *
 * @param days how many days back the providers are asked about
 */
export async function checkLedger(dependencies: Dependencies, days: number, log: Log): Promise<void> {
  const inside = await asOnePicture(dependencies.db, async (transaction) => ({
    'ledger-fault': await faultsOfLedger(transaction),
    'state-differs': await faultsOfStates(transaction),
  }));
  await keep(dependencies, undefined, inside);
  for (const channel of CHANNEL_NAMES)
    try {
      await checkProvider(dependencies, channel, days, log);
    } catch (error) {
      log.error({ channel, err: error }, 'provider could not be compared');
    }
}

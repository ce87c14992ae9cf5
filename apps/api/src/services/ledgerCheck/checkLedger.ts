import { DAY_MS } from '../../shared/clock.ts';
import { channelsOn } from '@laundry/payment-channels/server';
import type { ChannelName } from '@laundry/api-contract';
import { montevideoDay } from '@laundry/strings/format';
import {
  inSnapshot,
  faultsOfDebits,
  faultsOfLedger,
  faultsOfStates,
  missingUses,
  overdrawnCards,
} from '../../queries/ledgerCheck/ledgerCheck.ts';
import { pollEndedAgain } from '../../queries/payments/payments.ts';
import { faultsOfClosedMonths } from '../months/closeMonths.ts';
import { compareProvider } from './compareProvider.ts';
import type { CheckedSpan, DayComparison } from './compareProvider.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Log } from '../../process/logging.ts';
import { recordFaults } from './discrepancies.ts';

/** The result of comparing the ledger with the providers. */
export interface CheckedLedger {
  /** A row for each channel and day. */
  readonly days: readonly DayComparison[];
  /** Channels whose protocol can neither list nor query payments. */
  readonly silent: readonly ChannelName[];
  /** Channels whose provider did not answer. */
  readonly failed: readonly ChannelName[];
}

/** Over how long the polls of ended payments are spread, so that they take little of each provider's time. */
const ENDED_WITHIN_MS = DAY_MS / 2;

/**
 * Checks the ledger's invariants, compares it with the states of payments and orders, with what uses took
 * and with the closed months, finds cards with
 * negative balances and uses that controllers did not report, and compares each of the last days with the
 * providers, whose reports are applied first. Contradictions become discrepancies; those that no longer exist
 * are resolved. Payments that ended without money are left to the reconciler to ask about once more, because
 * a provider may approve one that it had reported as final, and its notification may be lost.
 */
export async function checkLedger(
  dependencies: Dependencies,
  span: CheckedSpan,
  log: Log,
): Promise<CheckedLedger> {
  const { db, providers, settings, clock } = dependencies;
  const now = clock();
  const usesSince = new Date(now.getTime() - settings.CONTROLLER_USES_DAYS * DAY_MS);
  const endedSince = new Date(now.getTime() - settings.RECONCILE_DAYS * DAY_MS);
  const faults = await inSnapshot(db, async (transaction) => ({
    'ledger-fault': await faultsOfLedger(transaction),
    'state-differs': await faultsOfStates(transaction),
    overdrawn: await overdrawnCards(transaction),
    'settlement-differs': [
      ...(await faultsOfDebits(transaction)),
      ...(await faultsOfClosedMonths(transaction, montevideoDay(clock()))),
    ],
    'uses-missing': await missingUses(transaction, usesSince),
  }));
  await recordFaults(dependencies, undefined, faults);
  const compared: DayComparison[] = [];
  const failed: ChannelName[] = [];
  const channels = channelsOn(settings);
  const isSilent = (channel: ChannelName) => !providers[channel].queryStatus;
  for (const channel of channels.filter((name) => !isSilent(name)))
    try {
      await pollEndedAgain(db, channel, { since: endedSince, at: now, withinMs: ENDED_WITHIN_MS });
      compared.push(...(await compareProvider(dependencies, channel, span, log)));
    } catch (error) {
      failed.push(channel);
      log.error({ channel, err: error }, 'provider could not be compared');
    }
  return { days: compared, silent: channels.filter(isSilent), failed };
}

import { channelsOn } from '../../providers/channels.ts';
import type { ChannelName } from '@laundry/api-contract';
import {
  inSnapshot,
  faultsOfLedger,
  faultsOfStates,
  missingUses,
  overdrawnCards,
} from '../../queries/ledgerCheck/ledgerCheck.ts';
import { compareProvider } from './compareProvider.ts';
import type { CheckedSpan, DayComparison } from './compareProvider.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Log } from '../../logging.ts';
import { recordFaults } from './recordFaults.ts';

const DAY_MS = 86_400_000;

/** What a check could compare with the providers. */
export interface CheckedLedger {
  /** A row for each channel and day. */
  readonly days: readonly DayComparison[];
  /** Channels whose protocol can neither list payments nor be asked about one. */
  readonly silent: readonly ChannelName[];
  /** Channels whose provider could not be asked this time. */
  readonly failed: readonly ChannelName[];
}

/**
 * Compares the ledger with itself, with the states of payments and their orders, looks for cards below zero
 * and uses that controllers did not report, and, for each of the last days, with what each provider says it
 * holds, whose word is applied first. What does not agree is kept as discrepancies; what agrees again is
 * resolved.
 */
export async function checkLedger(
  dependencies: Dependencies,
  span: CheckedSpan,
  log: Log,
): Promise<CheckedLedger> {
  const { db, providers, settings, clock } = dependencies;
  const usesSince = new Date(clock().getTime() - settings.CONTROLLER_USES_DAYS * DAY_MS);
  const inside = await inSnapshot(db, async (transaction) => ({
    'ledger-fault': await faultsOfLedger(transaction),
    'state-differs': await faultsOfStates(transaction),
    overdrawn: await overdrawnCards(transaction),
    'uses-missing': await missingUses(transaction, usesSince),
  }));
  await recordFaults(dependencies, undefined, inside);
  const compared: DayComparison[] = [];
  const failed: ChannelName[] = [];
  const on = channelsOn(settings);
  const isSilent = (channel: ChannelName) => !providers[channel].queryStatus;
  for (const channel of on.filter((name) => !isSilent(name)))
    try {
      compared.push(...(await compareProvider(dependencies, channel, span, log)));
    } catch (error) {
      failed.push(channel);
      log.error({ channel, err: error }, 'provider could not be compared');
    }
  return { days: compared, silent: on.filter(isSilent), failed };
}

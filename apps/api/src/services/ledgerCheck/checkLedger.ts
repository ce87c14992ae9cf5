import { DAY_MS } from '../../shared/clock.ts';
import { enabledChannels } from '@laundry/payment-channels/server';
import type { ChannelName } from '@laundry/api-contract';
import { discrepanciesMail } from '@laundry/mail-templates';
import { montevideoDay } from '@laundry/strings/format';
import { mailCompany } from '../../mail/composeMail.ts';
import { failureText } from '../../process/failureText.ts';
import { claimUnreported, recordCheck } from '../../queries/ledgerCheck/discrepancies.ts';
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
import { compareProvider, FOUND_NOTHING } from './compareProvider.ts';
import type { CheckedSpan } from './compareProvider.ts';
import type { CoreDependencies, Dependencies } from '../dependencies.ts';

/** Over how long the polls of ended payments are spread, so that they take little of each provider's time. */
const ENDED_WITHIN_MS = DAY_MS / 2;

/**
 * Checks the ledger's invariants, compares it with the states of payments and orders, with what uses took and
 * with the closed months, finds cards with negative balances and uses that controllers did not report, and
 * compares each of the last days with the providers, whose reports are applied first. Contradictions become
 * discrepancies; those that no longer exist are resolved. The reconciler polls payments that ended without
 * money once more: a provider may approve one after all, and its notification may be lost.
 *
 * @returns a row for each channel and day; `silent`: the channels whose protocol can neither list nor query
 * payments; `failed`: those that could not be compared, each with the reason
 */
export async function checkLedger(dependencies: Dependencies, span: CheckedSpan) {
  const { db, providers, settings, clock, log } = dependencies;
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
  const kinds = Object.keys(faults) as (keyof typeof faults)[];
  const at = clock();
  const found = kinds.flatMap((kind) => faults[kind].map((fault) => ({ ...fault, kind, at })));
  await recordCheck(db, { kinds, began: now }, found, FOUND_NOTHING, at);
  const compared = [];
  const failed: string[] = [];
  const channels = enabledChannels(settings);
  const isSilent = (channel: ChannelName) => !providers[channel].queryStatus;
  for (const channel of channels.filter((name) => !isSilent(name)))
    try {
      await pollEndedAgain(db, channel, { since: endedSince, at: now, withinMs: ENDED_WITHIN_MS });
      compared.push(...(await compareProvider(dependencies, channel, span)));
    } catch (error) {
      failed.push(`${channel} could not be compared: ${failureText(error)}`);
      log.error({ channel, err: error }, 'provider could not be compared');
    }
  return { days: compared, silent: channels.filter(isSilent), failed };
}

const MAX_PER_MAIL = 100;

/** Mails the company about discrepancies that were not mailed yet, several in one mail. */
export function mailDiscrepancies({ db, settings, clock }: CoreDependencies): Promise<void> {
  const at = clock();
  return db.transaction().execute(async (transaction) => {
    const unreported = await claimUnreported(transaction, MAX_PER_MAIL, at);
    if (unreported.length === 0) return;
    await mailCompany({ db: transaction, settings, at }, discrepanciesMail(unreported));
  });
}

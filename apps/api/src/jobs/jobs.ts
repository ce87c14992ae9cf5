import { CHANNEL_NAMES } from '@laundry/api-contract';
import { montevideoDay } from '@laundry/strings/format';
import type { Mailer } from '../mail/mailer.ts';
import {
  claimDay,
  daysSinceDone,
  deleteBefore,
  deleteExpired,
  erasePayers,
  finishDay,
} from '../queries/upkeep.ts';
import { reconcile } from './reconciler.ts';
import type { Job } from './scheduler.ts';
import { answerPasswordRequests } from '../services/accounts/forgottenPassword.ts';
import { takeDueResidentsOut } from '../services/company/changeAdministrations.ts';
import type { Dependencies } from '../services/dependencies.ts';
import { checkLedger, mailDiscrepancies } from '../services/ledgerCheck/checkLedger.ts';
import { closeDueMonths } from '../services/months/closeMonths.ts';
import { deliverInvoices } from '../services/payments/deliverInvoices.ts';
import { remindPayers } from '../services/payments/topUpMails.ts';
import { mailDigests } from '../services/supportMessages.ts';
import type { Settings } from '../settings.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../shared/clock.ts';

/** Personal data is deleted at night, when the machines are hardly used. */
const FORGET_HOUR = 3;
const CHECK_HOUR = 4;
/** In the morning, when late reports of uses before midnight have arrived and people start to read mail. */
const SETTLEMENT_HOUR = 7;
const CHECK = 'check the ledger';
/**
 * How many days a check compares at most; else it begins on the day before the last complete one, so that
 * each day is seen whole. A provider that does not answer for weeks must not make every hour's check longer.
 */
const MAX_CHECKED_DAYS = 7;

const every = (everyMs: number, name: string, run: Job['run']): Job => ({ everyMs, name, run });

/** All jobs of an instance. `nightly` makes jobs that are due once a day. */
export const createJobs = ({ RECONCILE_EVERY_MS, MAIL_EVERY_MS }: Settings, mailer: Mailer) => [
  ...CHANNEL_NAMES.map((channel) =>
    every(RECONCILE_EVERY_MS, `reconcile ${channel}`, (dependencies, stopping) =>
      reconcile(dependencies, channel, stopping),
    ),
  ),
  every(MAIL_EVERY_MS, 'send mails', (_dependencies, stopping) => mailer.run(stopping)),
  every(MAIL_EVERY_MS, 'answer password requests', answerPasswordRequests),
  every(10 * MINUTE_MS, 'forget what is old', ({ db, clock }) => deleteExpired(db, clock())),
  every(MAIL_EVERY_MS, 'deliver invoices', deliverInvoices),
  every(MINUTE_MS, 'remind payers', remindPayers),
  every(MINUTE_MS, 'tell discrepancies', mailDiscrepancies),
  every(MINUTE_MS, 'take residents out', takeDueResidentsOut),
  every(MINUTE_MS, 'mail digests', mailDigests),
  nightly('close months', SETTLEMENT_HOUR, closeDueMonths),
  nightly('forget people', FORGET_HOUR, (dependencies, _day, stopping) =>
    applyRetention(dependencies, stopping),
  ),
  nightly(CHECK, CHECK_HOUR, async (dependencies, day) => {
    const days = Math.min(MAX_CHECKED_DAYS, 1 + (await daysSinceDone(dependencies.db, CHECK, day)));
    const { failed } = await checkLedger(dependencies, { days, graceMs: 10 * MINUTE_MS });
    if (failed.length > 0) throw new Error(failed.join('; '));
  }),
];

/** A job that did not end within this time is taken over by another instance. */
const LEASE_MS = HOUR_MS;

/**
 * A job that runs once for each Montevideo day, from an hour on, in the first instance that claims it. If no
 * instance runs at that hour, it runs later, until the next day's hour. If it fails, or its instance ends, it
 * runs again an hour later.
 *
 * @param hour 0 to 23
 * @param run called with the day
 */
export const nightly = (
  name: string,
  hour: number,
  run: (dependencies: Dependencies, day: string, stopping: AbortSignal) => Promise<unknown>,
): Job => ({
  name,
  everyMs: MINUTE_MS,
  run: async (dependencies, stopping) => {
    const { db, clock } = dependencies;
    const now = clock();
    const day = montevideoDay(new Date(now.getTime() - hour * HOUR_MS));
    if (!(await claimDay(db, name, day, now, new Date(now.getTime() + LEASE_MS)))) return false;
    await run(dependencies, day, stopping);
    return !stopping.aborted && finishDay(db, name, day, clock());
  },
});

/**
 * Erases personal data that is older than the settings allow (`KEEP_PAYERS_DAYS`, `KEEP_MESSAGES_DAYS`,
 * `KEEP_ACTIVITY_DAYS`). An interrupted run continues the next night.
 */
export async function applyRetention(
  { db, clock, settings }: Pick<Dependencies, 'db' | 'clock' | 'settings'>,
  stopping?: AbortSignal,
): Promise<void> {
  const before = (days: number) => new Date(clock().getTime() - days * DAY_MS);
  await deleteBefore(db, 'support_messages', 'created_at', before(settings.KEEP_MESSAGES_DAYS));
  await deleteBefore(db, 'activity', 'at', before(settings.KEEP_ACTIVITY_DAYS));
  const payersBefore = before(settings.KEEP_PAYERS_DAYS);
  while (!stopping?.aborted && (await erasePayers(db, payersBefore)));
}

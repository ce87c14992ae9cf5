import { CHANNEL_NAMES } from '@laundry/api-contract';
import type { Mailer } from './mail/mailer.ts';
import { nightly } from './nightly.ts';
import { deleteExpired } from './queries/maintenance.ts';
import type { Reconciler } from './reconciler.ts';
import type { Job } from './scheduler.ts';
import { checkLedger } from './services/ledgerCheck/checkLedger.ts';
import { answerPasswordRequests } from './services/accounts/forgottenPassword.ts';
import { takeDueResidentsOut } from './services/company/takeResidentsOut.ts';
import { applyRetention } from './services/applyRetention.ts';
import { deliverInvoices } from './services/payments/deliverInvoices.ts';
import type { Dependencies } from './services/dependencies.ts';
import type { Log } from './logging.ts';
import { closeDueMonths, compareClosedMonths } from './services/months/closeMonths.ts';
import { remindPayers } from './services/payments/topUpMails.ts';
import { mailDiscrepancies } from './services/ledgerCheck/mailDiscrepancies.ts';
import { mailDigests } from './services/supportDigest.ts';

const MINUTE = 60_000;
/** Personal data is deleted at night, when the machines are hardly used. */
const FORGET_HOUR = 3;
const CHECK_HOUR = 4;
/** In the morning, when late reports of uses before midnight have arrived and people start to read mail. */
const SETTLEMENT_HOUR = 7;
/** Two days, so that a skipped night leaves no gap. */
const CHECKED = { days: 2, graceMs: 10 * MINUTE };

/** All jobs of an instance. `nightly` makes jobs that are due once a day. */
export const jobsOf = (
  dependencies: Dependencies,
  reconciler: Reconciler,
  mailer: Mailer,
  log: Log,
): readonly Job[] => {
  const { settings, db, clock } = dependencies;
  return [
    ...CHANNEL_NAMES.map((channel) => ({
      name: `reconcile ${channel}`,
      everyMs: settings.RECONCILE_EVERY_MS,
      run: (stopping: AbortSignal) => reconciler.runLane(channel, stopping),
    })),
    { name: 'send mails', everyMs: settings.MAIL_EVERY_MS, run: mailer.run },
    {
      name: 'answer password requests',
      everyMs: settings.MAIL_EVERY_MS,
      run: (stopping: AbortSignal) => answerPasswordRequests(dependencies, stopping),
    },
    { name: 'forget what is old', everyMs: 10 * MINUTE, run: () => deleteExpired(db, clock()) },
    {
      name: 'deliver invoices',
      everyMs: settings.MAIL_EVERY_MS,
      run: (stopping: AbortSignal) => deliverInvoices(dependencies, log, stopping),
    },
    { name: 'remind payers', everyMs: MINUTE, run: () => remindPayers(dependencies) },
    { name: 'tell discrepancies', everyMs: MINUTE, run: () => mailDiscrepancies(dependencies) },
    { name: 'take residents out', everyMs: MINUTE, run: () => takeDueResidentsOut(dependencies) },
    { name: 'mail digests', everyMs: MINUTE, run: () => mailDigests(dependencies) },
    nightly(dependencies, 'close months', SETTLEMENT_HOUR, async (day, stopping) => {
      await closeDueMonths(dependencies, day, stopping);
      await compareClosedMonths(dependencies, day, stopping);
    }),
    nightly(dependencies, 'forget people', FORGET_HOUR, (_day, stopping) =>
      applyRetention(dependencies, stopping),
    ),
    nightly(dependencies, 'check the ledger', CHECK_HOUR, () => checkLedger(dependencies, CHECKED, log)),
  ];
};

import { MAX_STATEMENT_ROWS, cardStatement, statementPage } from '@laundry/mail-templates';
import { mails } from '@laundry/strings';
import { monthAfter, montevideoDay } from '@laundry/strings/format';
import { Failure, tooMany } from '../../shared/failure.ts';
import { DAY_MS, HOUR_MS } from '../../shared/clock.ts';
import type { Executor } from '../../database/connect.ts';
import { toMail, mailSender } from '../../mail/composeMail.ts';
import { queueMail } from '../../queries/mails.ts';
import {
  monthsOfCard,
  movementsOfCard,
  usesOfCard,
  isReportedWidely,
  pairLimitedUntil,
  countReport,
  hashReportRequest,
  lockReports,
} from '../../queries/reports/cardReports.ts';
import { verifyCaptcha } from '../captcha.ts';
import type { Handler } from '../dependencies.ts';
import { usableCard } from '../payments/cards.ts';
import { firstMoment } from './days.ts';

/** Reports of a card to an e-mail in an hour (D34). */
const OF_PAIR = { times: 5, windowMs: HOUR_MS };
const MONTHS = 12;

/**
 * Queues the mail with a card's consumption report, and returns the report as a page (spec §1, §7). A report
 * beyond the limits of its card or e-mail is refused as by the captcha, so that nobody learns who else asked.
 *
 * @throws Failure ex_too_many_requests, ex_captcha_refused, ex_unavailable, ex_card_not_found, 100 for a lost
 * card
 */
export const sendReport: Handler<'sendReportByUid'> = async (dependencies, { query, address }) => {
  const { db, settings, clock } = dependencies;
  const { card: uid, email, recaptchaToken } = query;
  const request = hashReportRequest(uid, email);
  const refusePair = async (executor: Executor) => {
    const until = await pairLimitedUntil(executor, request, OF_PAIR, clock());
    if (until) throw tooMany(until, clock());
  };
  /** Different e-mails of the card, and different cards of the e-mail (D34). */
  const different = { times: settings.REPORT_EMAILS_PER_CARD, windowMs: DAY_MS };
  const refuseWidely = async (executor: Executor) => {
    if (await isReportedWidely(executor, request, different, clock()))
      throw new Failure('ex_captcha_refused');
  };
  await refusePair(db);
  await verifyCaptcha(dependencies, recaptchaToken, 'userReport');
  await refuseWidely(db);
  const visitor = { address, recaptchaToken, isVerified: true };
  const { balance_cents: balanceCents } = await usableCard(dependencies, uid, visitor);

  const at = clock();
  // From the first day of that month, because the report has sums of months.
  const firstMonth = monthAfter(montevideoDay(at), -MONTHS);
  const since = firstMoment(firstMonth);
  // One row more than is shown tells that there are more.
  const [months, movements, uses] = await Promise.all([
    monthsOfCard(db, uid, since),
    movementsOfCard(db, uid, since, MAX_STATEMENT_ROWS + 1),
    usesOfCard(db, uid, since, MAX_STATEMENT_ROWS + 1),
  ]);
  const statement = cardStatement({ uid, since: firstMonth, balanceCents, months, movements, uses, at });
  const mail = toMail(settings, { ...statement, closing: mails.report.closing }, { recipient: email });
  await db.transaction().execute(async (transaction) => {
    await lockReports(transaction, request);
    await refusePair(transaction);
    await refuseWidely(transaction);
    await countReport(transaction, request, at);
    await queueMail(transaction, mail, at);
  });
  return statementPage(statement, mailSender(settings));
};

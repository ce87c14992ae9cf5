import type { CheckedQueryOf, calls } from '@laundry/api-contract';
import { cardStatement, statementPage } from '@laundry/mail-templates';
import { mails } from '@laundry/strings';
import { tooMany } from '../../failure.ts';
import { mailOf, senderOf } from '../../mail/composeMail.ts';
import {
  monthsOfCard,
  movementsOfCard,
  queueReport,
  reportsLimitedUntil,
  usesOfCard,
} from '../../queries/reports/cardReports.ts';
import { sha256 } from '../../secrets.ts';
import { verifyCaptcha } from '../captcha.ts';
import type { Dependencies } from '../dependencies.ts';
import { usableCard } from '../payments/usableCard.ts';

/** Reports allowed per pair of card and e-mail (D34, D38). */
const LIMIT = { reports: 5, windowMs: 3_600_000 };
const MONTHS = 12;
/** A longer report would be too long to read and to mail. */
const MAX_ROWS = 1000;

const newest = <Row>(rows: readonly Row[]) => ({
  rows: rows.slice(0, MAX_ROWS),
  truncated: rows.length > MAX_ROWS,
});

function monthsBefore(at: Date, months: number): Date {
  const before = new Date(at);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}

/**
 * Queues the mail with a card's consumption report, and returns the report as a page (spec §1, §7).
 *
 * @throws Failure ex_too_many_requests, ex_captcha_refused, ex_unavailable, ex_card_not_found, 100 for a lost
 * card
 */
export async function sendReport(
  dependencies: Dependencies,
  query: CheckedQueryOf<typeof calls.sendReportByUid>,
  address: string,
): Promise<string> {
  const { db, settings, clock } = dependencies;
  const { card: uid, email, recaptchaToken } = query;
  const pairHash = sha256(`${uid} ${email.toLowerCase()}`);
  const limited = await reportsLimitedUntil(db, pairHash, LIMIT, clock());
  if (limited) throw tooMany(limited, clock());
  await verifyCaptcha(dependencies, recaptchaToken, 'userReport');
  const { balance_cents: balanceCents } = await usableCard(dependencies, uid, address);

  const at = clock();
  const since = monthsBefore(at, MONTHS);
  const [months, movements, uses] = await Promise.all([
    monthsOfCard(db, uid, since),
    movementsOfCard(db, uid, since, MAX_ROWS + 1),
    usesOfCard(db, uid, since, MAX_ROWS + 1),
  ]);
  const statement = cardStatement({
    uid,
    lookBack: MONTHS,
    balanceCents,
    months,
    movements: newest(movements),
    uses: newest(uses),
    at,
  });
  const sender = senderOf(settings);
  const mail = mailOf({ ...statement, closing: mails.report.closing }, sender, { recipient: email });
  const until = await queueReport(db, pairHash, mail, LIMIT, at);
  if (until) throw tooMany(until, at);
  return statementPage(statement, sender);
}

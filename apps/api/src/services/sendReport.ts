import type { CheckedQueryOf, calls } from '@laundry/api-contract';
import { mails } from '@laundry/strings';
import { tooMany } from '../failure.ts';
import { cardReport } from '../mail/cardReport.ts';
import { htmlPart, mailOf } from '../mail/document.ts';
import { queueReport, reportsLimitedUntil, usesOfCard } from '../queries/cardReports.ts';
import { sha256 } from '../secrets.ts';
import { verifyCaptcha } from './captcha.ts';
import type { Dependencies } from './dependencies.ts';
import { usableCard } from './usableCard.ts';

/** Reports that a pair of card and e-mail has (decisions 34 and 38). */
const LIMIT = { reports: 5, windowMs: 3_600_000 };
const MONTHS = 12;
/** More would be too long to be read, or mailed. */
const MOST_USES = 1000;

function monthsBefore(at: Date, months: number): Date {
  const before = new Date(at);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}

/**
 * Has a card's consumption report mailed to an address and answers it as HTML (sections 1 and 7).
 *
 * @throws Failure ex_too_many_requests, ex_captcha_refused, ex_unavailable, ex_card_not_found, 100 for a lost card
 */
export async function sendReport(
  dependencies: Dependencies,
  query: CheckedQueryOf<typeof calls.sendReportByUid>,
  address: string,
): Promise<string> {
  const { db, clock } = dependencies;
  const { card: uid, email, recaptchaToken } = query;
  const pairHash = sha256(`${uid} ${email.toLowerCase()}`);
  const limited = await reportsLimitedUntil(db, pairHash, LIMIT, clock());
  if (limited) throw tooMany(limited, clock());
  await verifyCaptcha(dependencies, recaptchaToken, 'userReport');
  await usableCard(dependencies, uid, address);

  const at = clock();
  const found = await usesOfCard(db, uid, monthsBefore(at, MONTHS), MOST_USES + 1);
  const uses = found.slice(0, MOST_USES);
  const report = cardReport({ uid, months: MONTHS, uses, truncated: found.length > MOST_USES, at });
  const mail = mailOf({ ...report, closing: mails.report.closing }, { recipient: email });
  const until = await queueReport(db, pairHash, mail, LIMIT, at);
  if (until) throw tooMany(until, at);
  return htmlPart(report);
}

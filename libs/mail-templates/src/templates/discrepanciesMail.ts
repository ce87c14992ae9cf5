import { formatCents } from '@laundry/strings/format';
import { mails } from '@laundry/strings';
import type { MailDocument } from '../document.ts';

const { discrepancies: texts } = mails;

/** A discrepancy of money. */
export interface ReportedDiscrepancy {
  readonly kind: string;
  readonly key: string;
  readonly amount_cents: number | null;
  /** Details for the operator. */
  readonly detail: string;
}

/** Reports discrepancies to the company, all of a moment together. */
export const discrepanciesMail = (unreported: readonly ReportedDiscrepancy[]): MailDocument => ({
  title: texts.title(unreported.length),
  paragraphs: [texts.lead],
  rows: unreported.map(({ kind, key, amount_cents: cents, detail }) => [
    `${kind} ${key}`,
    `${detail}${cents === null ? '' : ` (${formatCents(cents)})`}`,
  ]),
});

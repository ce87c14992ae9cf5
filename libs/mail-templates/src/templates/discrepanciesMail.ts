import { formatCents } from '@laundry/format';
import { mails } from '@laundry/strings';
import type { MailDocument } from '../document.ts';

const { discrepancies: texts } = mails;

/** Money that does not agree. */
export interface ReportedDiscrepancy {
  readonly kind: string;
  readonly key: string;
  readonly amount_cents: number | null;
  /** For the operator. */
  readonly detail: string;
}

/** Tells the company of discrepancies, those of a moment together. */
export const discrepanciesMail = (untold: readonly ReportedDiscrepancy[]): MailDocument => ({
  title: texts.title(untold.length),
  paragraphs: [texts.lead],
  rows: untold.map(({ kind, key, amount_cents: cents, detail }) => [
    `${kind} ${key}`,
    `${detail}${cents === null ? '' : ` (${formatCents(cents)})`}`,
  ]),
});

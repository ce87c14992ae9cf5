import { mails } from '@laundry/strings';
import type { CardUse } from '../queries/cardReports.ts';
import { montevideoInstant } from './montevideoInstant.ts';
import type { MailDocument, MailTable } from './document.ts';

const { report: texts } = mails;

/** What a consumption report is made of. */
export interface CardReport {
  readonly uid: string;
  /** How many months it looks back. */
  readonly months: number;
  /** Newest first. */
  readonly uses: readonly CardUse[];
  /** Whether there are more uses than these. */
  readonly truncated: boolean;
  readonly at: Date;
}

const isWasher = ({ machine_type: type }: CardUse) => type === 'WASHER';
const wentWell = ({ result }: CardUse) => result === texts.success;
const count = (uses: readonly CardUse[], fits: (use: CardUse) => boolean) => String(uses.filter(fits).length);

/** The month of a use in Montevideo, MM/YYYY. */
const monthOf = ({ at }: CardUse) => montevideoInstant(at).slice('DD/'.length, 'DD/MM/YYYY'.length);

function monthsTable(uses: readonly CardUse[]): MailTable {
  const months = Map.groupBy(uses, monthOf);
  const rows = [...months].map(([month, ofMonth]) => [
    month,
    count(ofMonth, (use) => wentWell(use) && isWasher(use)),
    count(ofMonth, (use) => wentWell(use) && !isWasher(use)),
    count(ofMonth, (use) => !wentWell(use)),
  ]);
  return { ...texts.months, rows };
}

function usesTable(uses: readonly CardUse[]): MailTable {
  const rows = uses.map((use) => [
    montevideoInstant(use.at),
    use.building_name,
    (isWasher(use) ? texts.washer : texts.dryer)(use.sort_index),
    use.result,
  ]);
  return { ...texts.uses, rows };
}

/** The consumption report of a card. Whoever knows a card's code may ask for it, so it tells nothing of its holder. */
export function cardReport({ uid, months, uses, truncated, at }: CardReport): MailDocument {
  return {
    title: texts.title,
    paragraphs: [
      texts.lead(months),
      ...(uses.length === 0 ? [texts.empty] : []),
      ...(truncated ? [texts.truncated(uses.length)] : []),
    ],
    rows: [
      [texts.card, uid],
      [texts.madeAt, montevideoInstant(at)],
      [texts.total, String(uses.length)],
    ],
    tables: uses.length === 0 ? [] : [monthsTable(uses), usesTable(uses)],
  };
}

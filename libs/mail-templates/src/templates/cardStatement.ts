import { formatAmount, formatCard, formatCents, formatCount, formatInstant } from '@laundry/strings/format';
import { machineTypeName, mails } from '@laundry/strings';
import type { BarChart, MailDocument, MailTable } from '../document.ts';

const { report: texts } = mails;

/** A use of a card. */
export interface StatementUse {
  readonly at: Date;
  /** The result that the machine reported. */
  readonly result: string;
  readonly machine_type: string;
  readonly sort_index: number;
  readonly building_name: string;
}

/** The activity of a card in a Montevideo month. */
export interface StatementMonth {
  /** YYYY-MM. */
  readonly month: string;
  /** The number of successful uses. */
  readonly washes: number;
  readonly dries: number;
  readonly failed: number;
  /** The price of the successful uses, in cents. */
  readonly used_cents: number;
  /** The top-ups less refunds, in cents. */
  readonly topped_up_cents: number;
}

/** A change of a card's balance. */
export interface StatementMovement {
  readonly at: Date;
  /** Its kind in the ledger. */
  readonly kind: keyof typeof texts.movementKinds;
  readonly amount_cents: number;
  /** The balance afterwards. */
  readonly balance_cents: number;
}

/** The most rows of a table: a longer report would be too long to read and to mail. */
export const MAX_STATEMENT_ROWS = 1000;

/** The data of a card's statement. Its movements and uses are shown up to MAX_STATEMENT_ROWS. */
export interface CardStatement {
  readonly uid: string;
  /** The first month that it covers, YYYY-MM. */
  readonly since: string;
  readonly balanceCents: number;
  /** The months with activity, newest first. */
  readonly months: readonly StatementMonth[];
  /** Newest first. */
  readonly movements: readonly StatementMovement[];
  /** Newest first. */
  readonly uses: readonly StatementUse[];
  readonly at: Date;
}

type Amount = {
  [Key in keyof StatementMonth]: StatementMonth[Key] extends number ? Key : never;
}[keyof StatementMonth];

const sumMonths = (months: readonly StatementMonth[], amount: Amount) =>
  months.reduce((sum, month) => sum + month[amount], 0);

/** YYYY-MM as MM/YYYY. */
const monthText = (month: string) => month.split('-').reverse().join('/');

const SHOWN = [
  { amount: 'used_cents', name: texts.used },
  { amount: 'topped_up_cents', name: texts.toppedUp },
] as const;

/** A chart of uses and top-ups by month, newest first as its table; undefined where no money moved. */
function buildChart(months: readonly StatementMonth[]): BarChart | undefined {
  const shown = SHOWN.filter(({ amount }) => months.some((month) => month[amount] !== 0));
  if (shown.length === 0) return undefined;
  const sums = shown.map(({ amount, name }) => `${name}: ${formatCents(sumMonths(months, amount))}`);
  return {
    caption: texts.chart.caption,
    description: texts.chart.description(sums.join('. ')),
    series: shown.map(({ name }) => name),
    groups: months.map((month) => ({
      label: monthText(month.month),
      bars: shown.map(({ amount }) => ({ value: month[amount], text: formatCents(month[amount]) })),
    })),
  };
}

function monthsTable(months: readonly StatementMonth[]): MailTable {
  const cells = (label: string, of: readonly StatementMonth[]) => [
    label,
    formatCount(sumMonths(of, 'washes')),
    formatCount(sumMonths(of, 'dries')),
    formatAmount(sumMonths(of, 'used_cents')),
    formatAmount(sumMonths(of, 'topped_up_cents')),
  ];
  return {
    ...texts.months,
    rows: months.map((month) => cells(monthText(month.month), [month])),
    foot: cells(texts.sum, months),
    numbers: texts.months.head.length - 1,
  };
}

/** The indices of columns with days and machines. */
const [DAY, MACHINE] = [0, 2];

function movementsTable(movements: readonly StatementMovement[]): MailTable {
  const rows = movements
    .slice(0, MAX_STATEMENT_ROWS)
    .map((movement) => [
      formatInstant(movement.at),
      texts.movementKinds[movement.kind],
      formatAmount(movement.amount_cents),
      formatAmount(movement.balance_cents),
    ]);
  return { ...texts.movements, rows, numbers: 2, unbroken: [DAY] };
}

function usesTable(uses: readonly StatementUse[]): MailTable {
  const rows = uses
    .slice(0, MAX_STATEMENT_ROWS)
    .map((use) => [formatInstant(use.at), use.building_name, machineTypeName(use), use.result]);
  return { ...texts.uses, rows, unbroken: [DAY, MACHINE] };
}

/**
 * A card's consumption report as a statement. Everybody who knows a card's code can request it, so it does
 * not reveal who holds the card, who topped it up, or how.
 */
export function cardStatement(statement: CardStatement): MailDocument {
  const { uid, since, balanceCents, months, movements, uses, at } = statement;
  const failed = sumMonths(months, 'failed');
  const done = sumMonths(months, 'washes') + sumMonths(months, 'dries');
  const chart = buildChart(months);
  return {
    title: texts.title,
    paragraphs: [
      texts.lead(monthText(since)),
      ...(done + failed === 0 ? [texts.empty] : [texts.priced]),
      ...(movements.length > MAX_STATEMENT_ROWS ? [texts.truncated.movements(MAX_STATEMENT_ROWS)] : []),
      ...(uses.length > MAX_STATEMENT_ROWS ? [texts.truncated.uses(MAX_STATEMENT_ROWS)] : []),
    ],
    figures: [
      [texts.balance, formatCents(balanceCents)],
      [texts.used, formatCents(sumMonths(months, 'used_cents'))],
      [texts.toppedUp, formatCents(sumMonths(months, 'topped_up_cents'))],
    ],
    rows: [
      [texts.card, formatCard(uid)],
      [texts.madeAt, formatInstant(at)],
      [texts.total, formatCount(done)],
      ...(failed > 0 ? [[texts.failed, formatCount(failed)] as const] : []),
    ],
    ...(chart && { chart }),
    tables: [
      ...(months.length > 0 ? [monthsTable(months)] : []),
      ...(movements.length > 0 ? [movementsTable(movements)] : []),
      ...(uses.length > 0 ? [usesTable(uses)] : []),
    ],
  };
}

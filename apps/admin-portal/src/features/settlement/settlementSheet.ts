import type { Settlement } from '@laundry/api-contract';
import { reports, settlement as texts } from '@laundry/strings';
import { formatPesos } from '@laundry/ui-kit';
import type { Sheet } from '../../reports/PrintSheet.tsx';
import { monthName } from './months.ts';
import { sharingText, unitRows } from './settlementRows.ts';
import type { UnitRow } from './settlementRows.ts';

const { columns: names, figures } = texts;
const { count } = reports;

/** Heads and the part of the paper's width that each takes, in percent. */
const COLUMNS = [
  [names.building, 22],
  [names.unit, 12],
  [names.washes, 10],
  [names.washPrice, 12],
  [names.dries, 10],
  [names.dryPrice, 12],
  [names.failed, 10],
  [names.total, 12],
] as const;

const pesosOf = (pesos: number | undefined): string => (pesos === undefined ? '' : formatPesos(pesos));
const countOf = (number: number | undefined): string => (number === undefined ? '' : count(number));

const unitCells = (building: string, { unit, washes, dries, failed, total }: UnitRow): string[] => [
  building,
  unit,
  countOf(washes?.count),
  pesosOf(washes?.price),
  countOf(dries?.count),
  pesosOf(dries?.price),
  countOf(failed),
  pesosOf(total),
];

const totalCells = (name: string, { washes, dries, failed, total }: Settlement['totals']): string[] => [
  name,
  texts.total,
  count(washes.count),
  '',
  count(dries.count),
  '',
  count(failed),
  formatPesos(total),
];

const prepaidText = (name: string, { amount, adm_income }: Settlement['prepaid']): string =>
  `${name}: ${figures.prepaid} ${formatPesos(amount)}, ${figures.income} ${formatPesos(adm_income)}`;

/** A settlement on paper: every unit, the totals of each building, those of all, and what was prepaid. */
export function settlementSheet(settlement: Settlement, scope: string): Sheet {
  const { month, buildings, totals, prepaid } = settlement;
  const sharing = sharingText(settlement);
  const rows: string[][] = [];
  const strong: number[] = [];
  const addTotals = (cells: string[]) => strong.push(rows.push(cells) - 1);
  for (const building of buildings) {
    rows.push(...unitRows(building).map((row) => unitCells(building.name, row)));
    addTotals(totalCells(building.name, building.totals));
  }
  if (buildings.length > 1) addTotals(totalCells(reports.allBuildings, totals));
  return {
    title: texts.heading,
    lines: [
      `${scope}, ${monthName(month)}`,
      texts.printed,
      ...buildings.map(({ name, prepaid: own }) => prepaidText(name, own)),
      ...(buildings.length > 1 ? [prepaidText(reports.allBuildings, prepaid)] : []),
      ...(sharing === undefined ? [] : [sharing]),
    ],
    columns: COLUMNS.map(([head, share], place) => ({ head, share, atEnd: place > 1 })),
    rows,
    strong: new Set(strong),
  };
}

import type { Settlement } from '@laundry/api-contract';
import { settlement as texts } from '@laundry/strings';
import { formatDay, formatPesos } from '@laundry/ui-kit';

export type SettledBuilding = Settlement['buildings'][number];
type SettledUnit = SettledBuilding['units'][number];

/** One kind of use at one price; a sum over several prices has none. */
export interface Priced {
  count: number;
  price: number | undefined;
}

/** A line of a unit; a price that changed within the month makes another, without failures and total. */
export interface UnitRow {
  key: string;
  unit: string;
  washes: Priced | undefined;
  dries: Priced | undefined;
  failed: number | undefined;
  total: number | undefined;
}

const pricedOf = ({ lines }: SettledUnit, kind: SettledUnit['lines'][number]['machine_type']): Priced[] =>
  lines.filter(({ machine_type }) => machine_type === kind).map(({ count, price }) => ({ count, price }));

function rowsOfUnit(unit: SettledUnit): UnitRow[] {
  const washes = pricedOf(unit, 'WASHER');
  const dries = pricedOf(unit, 'DRYER');
  return Array.from({ length: Math.max(1, washes.length, dries.length) }, (_, place) => ({
    key: `${unit.id ?? ''} ${place}`,
    unit: unit.number ?? texts.noUnit,
    washes: washes[place],
    dries: dries[place],
    failed: place === 0 ? unit.failed : undefined,
    total: place === 0 ? unit.total : undefined,
  }));
}

/** The lines of the bills of a building's units. */
export const unitRows = ({ units }: SettledBuilding): UnitRow[] => units.flatMap(rowsOfUnit);

/**
 * Which buildings the prepaid income is of, where the transactions report of all buildings has fewer and
 * another sum (D29).
 */
export const sharingText = ({ buildings, prepaid, sharing }: Settlement): string | undefined =>
  sharing && sharing.buildings < buildings.length && sharing.prepaid.amount !== prepaid.amount
    ? texts.sharing(buildings.length, sharing.buildings, formatPesos(sharing.prepaid.amount))
    : undefined;

/** When the month was closed, and where later changes are; nothing of one that is open or untold of. */
export const closedTexts = ({ closed_at: at }: Settlement): readonly string[] =>
  at ? [texts.closed(formatDay(at)), texts.changedLater] : [];

/** Whether a month brought nothing at all. */
export const isEmpty = ({ totals, prepaid, adjustments = [] }: Settlement): boolean =>
  totals.washes.count + totals.dries.count + totals.failed + prepaid.count + adjustments.length === 0;

import { ALL_BUILDINGS } from '@laundry/api-contract';
import { settlement } from '@laundry/strings';
import { isMonth, monthAfter } from './months.ts';

/** What a settlement is asked for: a month `YYYY-MM`, and a building's id or all of them. */
export interface SettlementQuery {
  month: string;
  building: string;
}

/** What an address asks for: a settlement, or a text that says why there is none. */
export type AskedSettlement = SettlementQuery & { problem: string | undefined };

/** What the API takes of a filter, in characters. */
const LONGEST = 100;

function problemOf(month: string, current: string): string | undefined {
  if (!isMonth(month)) return settlement.wrongMonth;
  return month > current ? settlement.futureMonth : undefined;
}

/**
 * The settlement that an address asks for: without a word that of the month that closed last, for all
 * buildings.
 */
export function askedOf(search: string, current: string): AskedSettlement {
  const requested = new URLSearchParams(search);
  const month = requested.get('month') ?? monthAfter(current, -1);
  const building = (requested.get('building') ?? '').slice(0, LONGEST);
  return { month, building: building === '' ? ALL_BUILDINGS : building, problem: problemOf(month, current) };
}

/** The address's query of a settlement. */
export const urlOf = ({ month, building }: SettlementQuery): string =>
  `?${new URLSearchParams({ month, building }).toString()}`;

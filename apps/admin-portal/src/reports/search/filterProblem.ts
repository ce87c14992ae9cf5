import { FILTER_MAX_LENGTH } from '@laundry/api-contract';
import { isCalendarDay } from '@laundry/ui-kit/format';

/** The filters of every report, as in its form and its URL: days `YYYY-MM-DD`, a building's id. */
export interface ReportFilters {
  from: string;
  to: string;
  building: string;
}

/** Why a search with these filters is not possible. */
export type FilterProblem = 'incomplete' | 'malformedDay' | 'disordered' | 'malformed' | 'foreignBuilding';

/** Years of this century: any other is a typing error. */
const CENTURY = /^20/;

/** Whether a text is a day of this century; 2026-02-30 and 0026-02-03 are not. */
export const isDay = (text: string): boolean => CENTURY.test(text) && isCalendarDay(text);

/** The error in a report's filters: days and building are mandatory (spec §5); undefined without one. */
export function filterProblem(filters: Record<string, string> & ReportFilters): FilterProblem | undefined {
  const { from, to, building } = filters;
  if ([from, to, building].includes('')) return 'incomplete';
  if (!isDay(from) || !isDay(to)) return 'malformedDay';
  if (from > to) return 'disordered';
  return Object.values(filters).some(({ length }) => length > FILTER_MAX_LENGTH) ? 'malformed' : undefined;
}

/** The page number of a URL, from 0; anything malformed is the first page. */
export function pageOf(search: string): number {
  const said = new URLSearchParams(search).get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(said) ? Number(said) - 1 : 0;
}

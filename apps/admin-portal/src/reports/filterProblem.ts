/**
 * The filters that every report has, as they stand in its form and in the URL: days `YYYY-MM-DD`, a
 * building's id.
 */
export interface ReportFilters {
  from: string;
  to: string;
  building: string;
}

/** Why filters cannot be searched for. */
export type FilterProblem = 'incomplete' | 'malformedDay' | 'disordered' | 'malformed';

/** What the API takes of a filter, in characters. */
const LONGEST = 100;

/** Laundries are of this century: anything else is a slip of the hand. */
const CENTURY = /^20\d{2}-\d{2}-\d{2}$/;

/** Whether it is a day that can be meant: 2026-02-30 is none, nor is 0026-02-03. */
export function isDay(text: string): boolean {
  if (!CENTURY.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/**
 * What is wrong with a report's filters, whose days and building are mandatory (spec §5); undefined where
 * nothing is.
 */
export function filterProblem(filters: Record<string, string> & ReportFilters): FilterProblem | undefined {
  const { from, to, building } = filters;
  if ([from, to, building].includes('')) return 'incomplete';
  if (!isDay(from) || !isDay(to)) return 'malformedDay';
  if (from > to) return 'disordered';
  return Object.values(filters).some(({ length }) => length > LONGEST) ? 'malformed' : undefined;
}

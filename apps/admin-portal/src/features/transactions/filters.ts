import { transactionsReport } from '@laundry/strings';

/** The report's three filters as they stand in the form and in the URL: days `YYYY-MM-DD`, a building's id. */
export interface Filters {
  from: string;
  to: string;
  building: string;
}

/** What a set of filters comes to: a search, nothing yet, or a text that says what is wrong. */
export type Checked =
  { kind: 'query'; query: Filters } | { kind: 'none' } | { kind: 'wrong'; problem: string };

const NAMES = ['from', 'to', 'building'] as const;

const wrong = (problem: string): Checked => ({ kind: 'wrong', problem });

/** Whether it is a day of the calendar: 2026-02-30 is none. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** All three are mandatory (section 5), days are days, and the first is not after the last. */
export function checkFilters(filters: Filters): Checked {
  const query = { from: filters.from.trim(), to: filters.to.trim(), building: filters.building.trim() };
  if (NAMES.some((name) => query[name] === '')) return wrong(transactionsReport.incomplete);
  if (!isDay(query.from) || !isDay(query.to)) return wrong(transactionsReport.malformedDay);
  if (query.from > query.to) return wrong(transactionsReport.disordered);
  return { kind: 'query', query };
}

const valuesOf = (search: string): Filters => {
  const asked = new URLSearchParams(search);
  return {
    from: asked.get('from') ?? '',
    to: asked.get('to') ?? '',
    building: asked.get('building') ?? '',
  };
};

/** The search that a URL asks for; a URL without any of the filters asks for none. */
export function searchOf(search: string): Checked {
  const values = valuesOf(search);
  return NAMES.every((name) => values[name] === '') ? { kind: 'none' } : checkFilters(values);
}

/** What the form's fields show for a URL: what is usable of it. */
export function fieldsOf(search: string): Filters {
  const { from, to, building } = valuesOf(search);
  return { from: isDay(from) ? from : '', to: isDay(to) ? to : '', building };
}

/** The query of a search's URL. */
export const urlOf = ({ from, to, building }: Filters): string =>
  `?${new URLSearchParams({ from, to, building }).toString()}`;

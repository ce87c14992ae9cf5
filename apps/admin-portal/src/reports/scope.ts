import { dataTable, reports } from '@laundry/strings';
import { formatDay } from '@laundry/ui-kit';
import type { Column, Sort, TableQuery } from '@laundry/ui-kit/data-table';
import type { ReportFilters } from './search/filtersCodec.ts';

/** A filter in words: its field, and what it was set to. */
export type Narrowing = readonly [label: string, text: string];

/** The description of a report's rows, for the page, paper, files and totals. */
export interface Scope {
  /** 'Edificio Ceibo, 01/10/2026 a 31/10/2026, Unidad: 803'. */
  readonly text: string;
  /** Whether it includes the table's own filters or order, besides the search. */
  readonly narrowed: boolean;
  readonly fileName: readonly string[];
}

/** The filters and the order of a table. */
export type ChosenRows = Pick<TableQuery, 'filters' | 'sort'>;

/** A search, to be described. */
export interface Scoped {
  texts: { fileName: string; byDayOf?: string };
  /** The building's name, or the text for all buildings. */
  building: string;
  query: ReportFilters;
  /** The search's further filters. */
  narrowings: readonly Narrowing[];
}

interface Table {
  columns: readonly Pick<Column<never>, 'field' | 'header'>[];
  /** The table's initial order, which is not described. */
  order?: Sort | undefined;
  shown?: ChosenRows | undefined;
}

const sentence = ([label, text]: Narrowing): string => `${label}: ${text}`;

const columnFilters = ({ columns, shown }: Table): Narrowing[] =>
  columns.flatMap(({ field, header }): Narrowing[] => {
    const filter = shown?.filters[field]?.trim() ?? '';
    return filter === '' ? [] : [[header, filter]];
  });

function chosenOrder({ columns, order, shown }: Table): Narrowing[] {
  const sort = shown?.sort;
  const column = columns.find(({ field }) => field === sort?.field);
  if (!sort || !column || (sort.field === order?.field && sort.direction === order.direction)) return [];
  const text = sort.direction === 'asc' ? dataTable.ascending : dataTable.descending;
  return [[reports.order, text(column.header)]];
}

/**
 * Describes a search in words, with everything that narrows or orders its rows. Every description of a
 * report's rows comes from here.
 *
 * @param table the columns' filters and order, if the description is of a table's rows
 */
export function describeScope(
  { texts, building, query, narrowings }: Scoped,
  table: Table = { columns: [] },
): Scope {
  const { from, to } = query;
  const searched = [building, reports.period(formatDay(from), formatDay(to)), texts.byDayOf];
  const filters = columnFilters(table);
  const chosen = [...filters, ...chosenOrder(table)];
  return {
    text: [...searched, ...[...narrowings, ...chosen].map(sentence)].filter(Boolean).join(', '),
    narrowed: chosen.length > 0,
    fileName: [
      texts.fileName,
      building,
      from === to ? from : `${from}-a-${to}`,
      ...narrowings.map(sentence),
      ...(filters.length > 0 ? [reports.filteredName] : []),
      ...chosen.map(sentence),
    ],
  };
}

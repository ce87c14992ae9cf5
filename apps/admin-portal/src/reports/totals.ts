import type { Adjustment } from '@laundry/api-contract';
import { adjustments as adjusting, reports } from '@laundry/strings';
import type { ExportColumn, WorkbookSheet } from '../shared/table-export/index.ts';
import { adjustmentText } from './adjustments.ts';
import { toSheet } from './figures.ts';
import type { FiguresTable } from './figures.ts';
import type { ReportSummary } from './report.ts';

interface Named {
  readonly name: string;
}

/** The definition of a report's totals: the figures of a group of rows, and the groups. */
interface TotalsParts<Summary extends ReportSummary, Group> {
  readonly columns: readonly ExportColumn<Group>[];
  /** The groups that together are the whole result. */
  readonly whole: (summary: Summary) => readonly Group[];
  readonly groups: readonly {
    readonly title: string;
    /** The header of the column with the groups' names. */
    readonly head: string;
    readonly rows: (summary: Summary) => readonly (Group & Named)[];
  }[];
  /** The figures of an adjustment of a closed month (D80). */
  readonly adjustmentColumns: readonly ExportColumn<Group>[];
  readonly adjusted: (adjustment: Adjustment) => Group;
}

/** A report's totals and subtotals, for page, paper and workbook. */
export interface ReportTotals<Summary> {
  /** The tables below the rows: one for each grouping, and one for the adjustments, if any. */
  readonly subtotals: (summary: Summary) => readonly WorkbookSheet[];
  /** 'Totales', the second sheet of the report's workbook (D54); its first row has the scope. */
  readonly sheet: (summary: Summary, scope: string) => WorkbookSheet;
}

const { totalsSheet: names } = reports;

export function reportTotals<Summary extends ReportSummary, Group>({
  columns,
  whole,
  groups,
  adjustmentColumns,
  adjusted,
}: TotalsParts<Summary, Group>): ReportTotals<Summary> {
  /** A table of groups: their names and figures. */
  const named = (
    title: string,
    head: string,
    figures: readonly ExportColumn<Group>[],
    rows: readonly (Group & Named)[],
  ): FiguresTable<Group & Named> => ({
    title,
    columns: [{ header: head, kind: 'text', value: ({ name }) => name }, ...figures],
    rows,
  });
  const adjustments = (summary: Summary) =>
    (summary.adjustments ?? []).map((one) => ({ ...adjusted(one), name: adjustmentText(one) }));
  return {
    subtotals: (summary) =>
      [
        ...groups.map(({ title, head, rows }) => named(title, head, columns, rows(summary))),
        ...(adjustments(summary).length > 0
          ? [named(adjusting.title, adjusting.columns.name, adjustmentColumns, adjustments(summary))]
          : []),
      ].map(toSheet),
    sheet: (summary, scope) => {
      const added = adjustmentColumns.filter((column) => !columns.includes(column));
      const figures = [...columns, ...(adjustments(summary).length > 0 ? added : [])];
      const row = (title: string, name: string | undefined, group: Group) => [
        title,
        name,
        ...figures.map(({ value }) => value(group)),
      ];
      const grouped = (title: string, rows: readonly (Group & Named)[]) =>
        rows.map((group) => row(title, group.name, group));
      return {
        title: names.title,
        columns: [
          { header: names.group, kind: 'text' },
          { header: names.name, kind: 'text' },
          ...figures.map(({ header, kind }) => ({ header, kind })),
        ],
        rows: [
          [names.scope, scope],
          ...whole(summary).map((group) => row(names.total, undefined, group)),
          ...groups.flatMap(({ title, rows }) => grouped(title, rows(summary))),
          ...grouped(adjusting.title, adjustments(summary)),
        ],
      };
    },
  };
}

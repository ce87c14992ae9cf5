import type { UseRecord, UsesSummary } from '@laundry/api-contract';
import { machineTypeName, reports, adjustments as texts, usesReport } from '@laundry/strings';
import { formatDay, formatPesos } from '@laundry/ui-kit';
import type { TextColumn, ValueColumn } from '@laundry/ui-kit/data-table';
import { sumOfAdjustments } from '../../reports/adjustments.ts';
import type { Report } from '../../reports/report.ts';
import type { ReportFilters } from '../../reports/search/filtersCodec.ts';
import { reportTotals } from '../../reports/totals.ts';
import { codec } from './filters.ts';

/** Whether a use succeeded. Any other result says why it did not (D46). */
const hasSucceeded = (result: string): boolean => result === usesReport.success;

const { columns: names, figures } = usesReport;

type Text = TextColumn<UseRecord>;

const text = (
  field: string,
  header: string,
  width: number,
  value: Text['value'],
  more: Pick<Text, 'cardPosition' | 'breaks' | 'tone'> = {},
) => ({ field, header, kind: 'text', width, value, ...more }) satisfies Text;

/**
 * The columns of the report (spec §2), in their order. Together they fit into a tablet's 720 px, where
 * a text of several words takes two lines; wider tables keep the proportions. They cannot be sorted: the
 * server gives the newest first, page by page, and sorting a single page would mislead.
 */
const columns = [
  text('building', names.building, 90, (use) => use.machine.building.name),
  text('unit', names.unit, 64, ({ unit }) => unit?.number, { cardPosition: 'second' }),
  // Only the serial number; the machine's name is in the next column (D72).
  text('machine', names.machine, 100, ({ machine }) => machine.serial_number, {
    cardPosition: 'title',
    breaks: 'never',
  }),
  text('type', names.type, 108, ({ machine }) => machineTypeName(machine), { cardPosition: 'second' }),
  {
    field: 'at',
    header: names.at,
    kind: 'instant',
    width: 136,
    cardPosition: 'second',
    value: ({ timestamp }) => timestamp,
  },
  text('card', names.card, 94, ({ card }) => card.uuid, { cardPosition: 'second', breaks: 'never' }),
  text('result', names.result, 120, ({ result }) => result, {
    cardPosition: 'end',
    tone: ({ result }) => (hasSucceeded(result) ? 'success' : 'error'),
  }),
] satisfies readonly ValueColumn<UseRecord>[];

interface Counts {
  count?: number;
  /** Absent if another back end does not count it. */
  succeeded?: number | undefined;
  /** The amount of an adjustment, which belongs to no use. */
  adjusted?: number;
}

const countFailed = ({ count = 0, succeeded }: Counts): number | undefined =>
  succeeded === undefined ? undefined : count - succeeded;

/** The link from a figure to its uses; none if the search is already filtered by result. */
const toResult = (query: ReportFilters, result: 'succeeded' | 'failed') =>
  query.result === '' ? { search: codec.writeUrl({ ...query, result }) } : {};

/** The report of uses (spec §2, §5). */
export const uses: Report<UseRecord, UsesSummary> = {
  name: 'uses',
  texts: usesReport,
  columns: columns.map((column) => ({ ...column, flex: column.width, sortable: false })),
  heights: {
    form: { xs: 596, sm: 442, md: 204, lg: 117 },
    totals: 145,
    plot: { xs: 409, sm: 417 },
  },
  needs: '/api/v1/reports/uses/summary',
  figures: ({ count, succeeded, adjustments = [] }, query) => [
    { label: figures.uses, text: reports.count(count) },
    { label: figures.succeeded, text: reports.count(succeeded), ...toResult(query, 'succeeded') },
    { label: figures.failed, text: reports.count(count - succeeded), ...toResult(query, 'failed') },
    ...(adjustments.length > 0
      ? [{ label: texts.title, text: formatPesos(sumOfAdjustments(adjustments).total) }]
      : []),
  ],
  totals: reportTotals<UsesSummary, Counts>({
    columns: [
      { header: figures.uses, kind: 'count', value: ({ count }) => count },
      { header: figures.succeeded, kind: 'count', value: ({ succeeded }) => succeeded },
      { header: figures.failed, kind: 'count', value: countFailed },
    ],
    whole: ({ count, succeeded }) => [{ count, succeeded }],
    groups: [
      {
        title: reports.subtotals.building,
        head: reports.heads.building,
        rows: ({ byBuilding }) => byBuilding,
      },
      {
        title: reports.subtotals.unit,
        head: names.unit,
        // Units of several buildings may have the same number.
        rows: ({ byBuilding, byUnit }) =>
          byUnit.map(({ building_name: building, number, ...counts }) => ({
            ...counts,
            name: [byBuilding.length > 1 && building, number ?? reports.noUnit].filter(Boolean).join(' · '),
          })),
      },
      {
        title: reports.subtotals.day,
        head: reports.heads.day,
        rows: ({ byDay }) => byDay.map((one) => ({ ...one, name: formatDay(one.day) })),
      },
    ],
    adjustmentColumns: [{ header: texts.columns.total, kind: 'pesos', value: ({ adjusted }) => adjusted }],
    adjusted: ({ total }) => ({ adjusted: total }),
  }),
  // Successes and failures together are all uses.
  stacked: true,
  series: ({ byDay }) => [
    {
      label: figures.succeeded,
      text: reports.count,
      values: new Map(byDay.map(({ day, succeeded }) => [day, succeeded])),
    },
    {
      label: figures.failed,
      text: reports.count,
      tone: 'error',
      values: new Map(byDay.map(({ day, count, succeeded }) => [day, count - succeeded])),
    },
  ],
};

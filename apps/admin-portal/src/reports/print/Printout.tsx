import GlobalStyles from '@mui/material/GlobalStyles';
import { reports } from '@laundry/strings';
import { formatInstant } from '@laundry/ui-kit';
import { valueText } from '@laundry/ui-kit/table-rows';
import { createPortal } from 'react-dom';
import { useSelector } from 'react-redux';
import { config } from '../../shared/config.ts';
import { selectStored } from '../../session/session.slice.ts';
import type { Value, WorkbookSheet } from '../../shared/table-export/index.ts';

/** The class names of cells by their column's kind: all but texts stay on one line, figures align right. */
const LOOKS = {
  text: '',
  day: 'whole',
  instant: 'whole',
  count: 'whole at-end',
  pesos: 'whole at-end',
} as const;

/** A table on paper, as in a workbook. */
export interface PrintedTable extends Omit<WorkbookSheet, 'title'> {
  /** The heading above the table; the first table of a sheet needs none. */
  readonly title?: string;
  readonly onNewPage?: boolean;
  /** Whether the last row is marked as the sum of the others. */
  readonly summed?: boolean;
}

/** The printed content. */
export interface Printout {
  readonly title: string;
  /** The filters, and how many of the result's rows are printed. */
  readonly lines: readonly string[];
  readonly tables: readonly PrintedTable[];
}

/** More columns than this are printed in landscape: in portrait each row would take two lines. */
const MAX_UPRIGHT = 6;

/**
 * The printed sheet, hidden on the screen; on paper it is the document's only visible `main`. The browser
 * determines the widths of a table's columns.
 */
export function PrintoutView({ sheet: { title, lines, tables } }: { sheet: Printout }) {
  const upright = tables.every(({ columns }) => columns.length <= MAX_UPRIGHT);
  const administration = useSelector(selectStored)?.account.user.administration_name;
  const { productName, email, phone } = config.brand;
  return createPortal(
    <main className="print-sheet">
      <GlobalStyles styles={[styles, { '@page': { size: upright ? 'portrait' : 'landscape' } }]} />
      <header>
        <strong>{productName}</strong>
        <span>
          {[administration, email, phone, reports.printedAt(formatInstant(new Date()))]
            .filter((part) => part !== undefined && part !== '')
            .join(' · ')}
        </span>
      </header>
      <h1>{title}</h1>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {tables.map((table, place) => (
        <PrintoutTable key={place} {...table} />
      ))}
    </main>,
    document.body,
  );
}

/** A word that is too wide for a column. */
const LONG_WORD = /\S{40}/;

/** A table on paper, under its title where it has one. */
function PrintoutTable({ title, columns, rows, summed, onNewPage }: PrintedTable) {
  const cells = (row: readonly Value[]) =>
    columns.map(({ header, kind }, place) => {
      const text = valueText(kind, row[place]);
      return (
        <td key={header} className={LONG_WORD.test(text) ? 'long' : LOOKS[kind]}>
          {text}
        </td>
      );
    });
  const table = (
    <table>
      <thead>
        <tr>
          {columns.map(({ header, kind }) => (
            <th key={header} scope="col" className={LOOKS[kind]}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={place} className={summed === true && place === rows.length - 1 ? 'total' : undefined}>
            {cells(row)}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (title === undefined) return table;
  return (
    <section className={onNewPage === true ? 'on-new-page' : undefined}>
      <h2>{title}</h2>
      {table}
    </section>
  );
}

/** 'Página 2 de 8', by the CSS counters of printed pages. */
const pageNumber = `"${reports.printedPage} " counter(page) " ${reports.ofPages} " counter(pages)`;

/** Only the sheet is printed. Headers repeat on every page; no row is split between pages. */
const styles = {
  '.print-sheet': { display: 'none' },
  '@media print': {
    'body > :not(.print-sheet)': { display: 'none !important' },
    '.print-sheet': {
      display: 'block',
      color: '#000',
      background: '#fff',
      font: '8.5pt/1.35 sans-serif',
      '& h1': { fontSize: '13pt', margin: '0 0 4pt' },
      '& p': { margin: '0 0 3pt' },
      '& h2': { fontSize: '10pt', margin: '10pt 0 0', breakAfter: 'avoid' },
      '& table': {
        borderCollapse: 'collapse',
        // Half of the outer borders' width is outside the table.
        width: 'calc(100% - 1pt)',
        margin: '6pt 0.5pt 0',
      },
      '& thead': { display: 'table-header-group' },
      '& tr': { breakInside: 'avoid' },
      '& th, & td': {
        border: '0.5pt solid #999',
        padding: '2pt 4pt',
        textAlign: 'left',
        verticalAlign: 'top',
        overflowWrap: 'break-word',
      },
      // Only long words are broken; any other word fits, because columns are as wide as their longest word.
      '& td.long': { overflowWrap: 'anywhere' },
      '& td.whole': { whiteSpace: 'nowrap' },
      '& .at-end': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
      '& .on-new-page': { breakBefore: 'page' },
      // A total stays on the page of the last row before it.
      '& .total': { breakBefore: 'avoid' },
      '& .total td': { fontWeight: 700, background: '#eee', printColorAdjust: 'exact' },
      '& header': {
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'baseline',
        columnGap: '12pt',
        borderBottom: '1pt solid #000',
        // Without it, the edge of the paper cuts the last letter.
        padding: '0 1pt 4pt 0',
        marginBottom: '8pt',
      },
      '& header strong': { fontSize: '12pt' },
      '& header span': { textAlign: 'right' },
    },
  },
  '@page': {
    margin: '12mm',
    '@bottom-right': { content: pageNumber, font: '8pt sans-serif', color: '#000' },
  },
} as const;

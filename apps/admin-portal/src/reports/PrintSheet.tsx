import GlobalStyles from '@mui/material/GlobalStyles';
import { reports } from '@laundry/strings';
import { formatInstant } from '@laundry/ui-kit';
import type { NumbersTableProps } from '@laundry/ui-kit/charts';
import { createPortal } from 'react-dom';
import { config } from '../app/config.ts';

/** A column on paper. */
export interface SheetColumn {
  head: string;
  /** Its part of the paper's width, in percent. */
  share: number;
  /** Numbers stand under one another by their last figure. */
  atEnd: boolean;
}

/** What is printed, in text. */
export interface Sheet {
  title: string;
  /** The filters and how much of the result this is. */
  lines: readonly string[];
  columns: readonly SheetColumn[];
  rows: readonly (readonly string[])[];
  /** The places of rows that are totals. */
  strong?: ReadonlySet<number>;
  /** Totals and subtotals, after the rows. */
  subtotals?: readonly NumbersTableProps[];
}

const SHEET = 'print-sheet';
const AT_END = 'at-end';
const STRONG = 'strong';

/** More columns than this lie across the paper. */
const MOST_UPRIGHT = 7;

/** Alone on paper, and nowhere else. Heads are repeated on every page; no row is cut in two. */
const stylesOf = (columns: number) => ({
  [`.${SHEET}`]: { display: 'none' },
  '@media print': {
    [`body > :not(.${SHEET})`]: { display: 'none !important' },
    [`.${SHEET}`]: { display: 'block', color: '#000', background: '#fff', font: '8.5pt/1.35 sans-serif' },
    [`.${SHEET} h1`]: { fontSize: '13pt', margin: '0 0 4pt' },
    [`.${SHEET} p`]: { margin: '0 0 3pt' },
    [`.${SHEET} table`]: {
      borderCollapse: 'collapse',
      tableLayout: 'fixed',
      width: '100%',
      marginTop: '6pt',
    },
    [`.${SHEET} thead`]: { display: 'table-header-group' },
    [`.${SHEET} tr`]: { breakInside: 'avoid' },
    [`.${SHEET} th, .${SHEET} td`]: {
      border: '0.5pt solid #999',
      padding: '2pt 4pt',
      textAlign: 'left',
      verticalAlign: 'top',
      overflowWrap: 'anywhere',
    },
    [`.${SHEET} .${AT_END}`]: { textAlign: 'right' },
    [`.${SHEET} .${STRONG} td`]: { fontWeight: 700, background: '#eee', printColorAdjust: 'exact' },
    [`.${SHEET} h2`]: { fontSize: '10pt', margin: '10pt 0 0', breakAfter: 'avoid' },
    [`.${SHEET} header`]: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      borderBottom: '1pt solid #000',
      paddingBottom: '4pt',
      marginBottom: '8pt',
    },
    [`.${SHEET} header strong`]: { fontSize: '12pt' },
    '@page': { margin: '12mm', size: columns > MOST_UPRIGHT ? 'landscape' : 'portrait' },
  },
});

/** The sheet beside the page: out of sight until something is printed, and then alone, the only `main` there is. */
export function PrintSheet({
  sheet: { title, lines, columns, rows, strong, subtotals = [] },
}: {
  sheet: Sheet;
}) {
  const look = (place: number) => (columns[place]?.atEnd === true ? AT_END : undefined);
  return createPortal(
    <main className={SHEET}>
      <GlobalStyles styles={stylesOf(columns.length)} />
      <Letterhead />
      <h1>{title}</h1>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <table>
        <colgroup>
          {columns.map(({ head, share }) => (
            <col key={head} style={{ width: `${share}%` }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map(({ head }, place) => (
              <th key={head} scope="col" className={look(place)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={place} className={strong?.has(place) === true ? STRONG : undefined}>
              {row.map((cell, column) => (
                <td key={column} className={look(column)}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {subtotals.map((table) => (
        <Subtotals key={table.title} {...table} />
      ))}
    </main>,
    document.body,
  );
}

/** Whose paper it is, how to reach them, and when it was printed. */
function Letterhead() {
  const { productName, email, phone } = config.brand;
  return (
    <header>
      <strong>{productName}</strong>
      <span>{[email, phone, reports.printedAt(formatInstant(new Date()))].join(' · ')}</span>
    </header>
  );
}

/** Figures by name, as the page folds them away. */
function Subtotals({ title, heads, rows }: NumbersTableProps) {
  return (
    <section>
      <h2>{title}</h2>
      <table>
        <thead>
          <tr>
            {heads.map((head, place) => (
              <th key={head} scope="col" className={place === 0 ? undefined : AT_END}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={place}>
              {row.map((cell, column) => (
                <td key={column} className={column === 0 ? undefined : AT_END}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

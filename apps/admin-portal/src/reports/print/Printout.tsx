import GlobalStyles from '@mui/material/GlobalStyles';
import { reports } from '@laundry/strings';
import { formatInstant } from '@laundry/ui-kit';
import { createPortal } from 'react-dom';
import { useSelector } from 'react-redux';
import { config } from '../../shared/config.ts';
import { selectStored } from '../../session/session.slice.ts';
import { printoutClass, printoutStyles } from './printoutStyles.ts';

/** The printed content, as text. */
export interface Printout {
  title: string;
  /** The filters and how much of the result this is. */
  lines: readonly string[];
  tables: readonly PrintedTable[];
}

/**
 * The printed sheet, hidden until something is printed; then it is the document's only visible `main`.
 */
export function PrintoutView({ sheet: { title, lines, tables } }: { sheet: Printout }) {
  return createPortal(
    <main className={printoutClass.sheet}>
      <GlobalStyles styles={printoutStyles(Math.max(...tables.map(({ columns }) => columns.length)))} />
      <Letterhead />
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

/** The company and how to reach it, the administration, and when the sheet was printed. */
function Letterhead() {
  const administration = useSelector(selectStored)?.account.user.administration_name;
  const { productName, email, phone } = config.brand;
  return (
    <header>
      <strong>{productName}</strong>
      <span>
        {[administration, email, phone, reports.printedAt(formatInstant(new Date()))]
          .filter((part) => part !== undefined && part !== '')
          .join(' · ')}
      </span>
    </header>
  );
}

/** A column on paper. */
export interface PrintedColumn {
  head: string;
  /** The column's width in percent of the paper; columns without one share the rest. */
  share?: number;
  /** Numbers stand under one another by their last figure. */
  atEnd: boolean;
}

/** Rows under their heads, in text. */
export interface PrintedTable {
  /** Over it; the first table of a sheet needs none. */
  title?: string;
  columns: readonly PrintedColumn[];
  rows: readonly (readonly string[])[];
  /** The last row, marked as the sum of the others. */
  total?: readonly string[];
}

/** A table on paper, under its title where it has one. */
function PrintoutTable({ title, columns, rows, total }: PrintedTable) {
  const look = (place: number) => (columns[place]?.atEnd === true ? printoutClass.atEnd : undefined);
  const cells = (row: readonly string[]) =>
    row.map((cell, column) => (
      <td key={column} className={look(column)}>
        {cell}
      </td>
    ));
  const table = (
    <table>
      <colgroup>
        {columns.map(({ head, share }) => (
          <col key={head} style={share === undefined ? undefined : { width: `${share}%` }} />
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
          <tr key={place}>{cells(row)}</tr>
        ))}
        {total && <tr className={printoutClass.total}>{cells(total)}</tr>}
      </tbody>
    </table>
  );
  if (title === undefined) return table;
  return (
    <section>
      <h2>{title}</h2>
      {table}
    </section>
  );
}

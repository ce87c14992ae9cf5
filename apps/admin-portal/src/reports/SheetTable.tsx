import { sheetClass } from './sheetLook.ts';

/** A column on paper. */
export interface SheetColumn {
  head: string;
  /** Its part of the paper's width, in percent; columns without one share what is left. */
  share?: number;
  /** Numbers stand under one another by their last figure. */
  atEnd: boolean;
}

/** Rows under their heads, in text. */
export interface PrintedTable {
  /** Over it; the first table of a sheet needs none. */
  title?: string;
  columns: readonly SheetColumn[];
  rows: readonly (readonly string[])[];
  /** The last row, marked as the sum of the others. */
  total?: readonly string[];
}

/** A table on paper, under its title where it has one. */
export function SheetTable({ title, columns, rows, total }: PrintedTable) {
  const look = (place: number) => (columns[place]?.atEnd === true ? sheetClass.atEnd : undefined);
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
        {total && <tr className={sheetClass.total}>{cells(total)}</tr>}
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

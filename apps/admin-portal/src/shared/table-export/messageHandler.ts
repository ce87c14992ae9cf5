import { csvWriter } from './csv.ts';
import type { TableFormat, TableHead, TableWriter, Value, WorkbookSheet } from './table.ts';
import { xlsxWriter } from './xlsx/xlsxWriter.ts';

/** A message from the page to the worker. The page waits for the answer before it sends the next one. */
export type ExportRequest =
  | { readonly kind: 'open'; readonly head: TableHead }
  | { readonly kind: 'rows'; readonly rows: readonly (readonly Value[])[] }
  /** The last one, with the further sheets of a workbook. */
  | { readonly kind: 'end'; readonly further: readonly WorkbookSheet[] };

const WRITERS: Readonly<Record<TableFormat, (head: TableHead) => TableWriter>> = {
  csv: csvWriter,
  xlsx: xlsxWriter,
};

/** Writes one table, request by request; the last one is answered with the file. */
export function createMessageHandler(): (request: ExportRequest) => Blob | undefined {
  let writer: TableWriter | undefined;
  return (request) => {
    if (request.kind === 'end') return writer?.end(request.further);
    if (request.kind === 'rows') writer?.write(request.rows);
    else writer = WRITERS[request.head.format](request.head);
    return undefined;
  };
}

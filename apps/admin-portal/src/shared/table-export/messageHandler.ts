import { csvWriter } from './csv.ts';
import type { TableFormat, TableHead, TableWriter, ColumnHead, Value } from './table.ts';
import { xlsxWriter } from './xlsx/xlsxWriter.ts';

/** A message from the page to the worker. The page waits for the answer before it sends the next one. */
export type ExportRequest =
  | { readonly kind: 'open'; readonly head: TableHead }
  | { readonly kind: 'rows'; readonly rows: readonly (readonly Value[])[] }
  | { readonly kind: 'nextSheet'; readonly columns: readonly ColumnHead[] }
  | { readonly kind: 'end' };

/** The worker's answer to one message. */
export type ExportResponse =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'file'; readonly file: Blob }
  | { readonly kind: 'failed'; readonly message: string };

const WRITERS: Readonly<Record<TableFormat, (head: TableHead) => TableWriter>> = {
  csv: csvWriter,
  xlsx: xlsxWriter,
};

/** Writes one table, request by request. */
export function createMessageHandler(): (request: ExportRequest) => ExportResponse {
  let writer: TableWriter | undefined;
  return (request) => {
    if (request.kind === 'open') {
      writer = WRITERS[request.head.format](request.head);
      return { kind: 'accepted' };
    }
    if (!writer) return { kind: 'failed', message: 'No table was opened.' };
    if (request.kind === 'end') return { kind: 'file', file: writer.end() };
    if (request.kind === 'nextSheet') writer.nextSheet(request.columns);
    else writer.write(request.rows);
    return { kind: 'accepted' };
  };
}

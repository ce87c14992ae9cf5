import { csvWriter } from './csv.ts';
import type { ExportResponse, ExportRequest } from './messages.ts';
import type { TableFormat, TableHead, TableWriter } from './table.ts';
import { xlsxWriter } from './xlsx/xlsxWriter.ts';

const WRITERS: Readonly<Record<TableFormat, (head: TableHead) => TableWriter>> = {
  csv: csvWriter,
  xlsx: xlsxWriter,
};

/** Writes one table, request by request: the worker's side of messages.ts. */
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

import { escapeFormula, formatDay, formatInstant } from '@laundry/strings/format';
import type { TableHead, TableWriter, Value, ValueKind } from './table.ts';

const BOM = '\uFEFF';
/** The separator of es-UY spreadsheets, which use the decimal comma. */
const SEPARATOR = ';';
const END = '\r\n';

const quoted = (text: string): string =>
  /[";\r\n,]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text;

/** Pesos with a decimal comma and no grouping: 1234.5 → `1234,50`. */
function pesos(value: Value): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return '';
  const cents = Math.round(value * 100);
  return (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)).replace('.', ',');
}

const TEXT_OF: Readonly<Record<ValueKind, (value: Value) => string>> = {
  text: (value) => quoted(escapeFormula(String(value ?? '').toWellFormed())),
  pesos,
  count: (value) => (typeof value === 'number' ? String(value) : ''),
  day: (value) => formatDay(String(value)),
  // DD/MM/YYYY HH:mm (D46).
  instant: (value) => formatInstant(String(value)),
};

/** CSV as in RFC 4180: a header row, then exactly the rows. */
export function csvWriter({ columns }: TableHead): TableWriter {
  const encoder = new TextEncoder();
  const head = columns.map(({ header }) => TEXT_OF.text(header)).join(SEPARATOR);
  const parts = [new Blob([encoder.encode(BOM + head + END)])];
  const texts = columns.map(({ kind }) => TEXT_OF[kind]);
  return {
    write: (rows) => {
      const lines = rows.map((row) => texts.map((text, place) => text(row[place])).join(SEPARATOR) + END);
      // A Blob stores its bytes outside the heap.
      parts.push(new Blob([encoder.encode(lines.join(''))]));
    },
    end: () => new Blob(parts, { type: 'text/csv;charset=utf-8' }),
  };
}

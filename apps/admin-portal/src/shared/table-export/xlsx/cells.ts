import { escapeFormula, formatDay, formatInstant } from '@laundry/strings/format';
import type { Value, ValueKind } from '../table.ts';
import { STYLES, xmlText } from './package.ts';

const DAY_MS = 86_400_000;
/** Day 0 of a workbook's dates. */
const EPOCH = Date.UTC(1899, 11, 30);
/** The maximum number of characters in a cell. */
const LONGEST_TEXT = 32_767;

/** The name of a column by its index: 0 → A, 26 → AA. */
export const columnName = (index: number): string =>
  (index < 26 ? '' : columnName(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

const numberCell = (at: string, style: number, value: number): string =>
  Number.isFinite(value) ? `<c r="${at}" s="${style}"><v>${value}</v></c>` : '';

/** A workbook's serial date for a text 'DD/MM/YYYY HH:mm' or 'DD/MM/YYYY'; NaN for an empty text. */
function serialDate(shown: string): number {
  const [day = NaN, month = NaN, year = NaN, hour = 0, minute = 0] = shown.split(/[/ :]/).map(Number);
  return Math.round(((Date.UTC(year, month - 1, day, hour, minute) - EPOCH) / DAY_MS) * 1e8) / 1e8;
}

/** A cell of type string, never evaluated as a formula; one that looks like a formula has a quote prefix. */
export function textCell(at: string, value: Value, style: number = STYLES.plain): string {
  const text = String(value ?? '');
  if (text === '') return '';
  const mark = escapeFormula(text) === text ? style : STYLES.quoted;
  return `<c r="${at}" s="${mark}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text.slice(0, LONGEST_TEXT))}</t></is></c>`;
}

/** Makes a cell by its column's kind; empty where there is no value. */
export const CELL_OF: Readonly<Record<ValueKind, (at: string, value: Value) => string>> = {
  text: textCell,
  pesos: (at, value) => numberCell(at, STYLES.pesos, typeof value === 'number' ? value : NaN),
  count: (at, value) => numberCell(at, STYLES.plain, typeof value === 'number' ? value : NaN),
  day: (at, value) => numberCell(at, STYLES.day, serialDate(formatDay(String(value)))),
  instant: (at, value) => numberCell(at, STYLES.instant, serialDate(formatInstant(String(value)))),
};

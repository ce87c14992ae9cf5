import { escapeFormula } from '@laundry/strings/format';
import type { Value, ValueKind } from '../table.ts';
import { wallClock } from '../wallClock.ts';
import { STYLES, xmlText } from './package.ts';

const DAY_MS = 86_400_000;
/** Day 0 of a workbook's dates. */
const EPOCH = Date.UTC(1899, 11, 30);
/** The most characters of a cell. */
const LONGEST_TEXT = 32_767;

/** The name of a column by its index: 0 → A, 26 → AA. */
export const columnName = (index: number): string =>
  (index < 26 ? '' : columnName(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

const numberCell = (at: string, style: number, value: number): string =>
  Number.isFinite(value) ? `<c r="${at}" s="${style}"><v>${value}</v></c>` : '';

const SECOND_MS = 1_000;

/** Rounds down to whole seconds: spreadsheets round up, and would show another minute than the table. */
const wholeSeconds = (time: number): number => Math.floor(time / SECOND_MS) * SECOND_MS;

const serial = (time: number): number => Math.round(((time - EPOCH) / DAY_MS) * 1e8) / 1e8;

/** A text cell, never evaluated as a formula: of type string, and marked where it looks like one. */
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
  day: (at, value) => numberCell(at, STYLES.day, serial(Date.parse(String(value)))),
  instant: (at, value) => numberCell(at, STYLES.instant, serial(wholeSeconds(wallClock(String(value))))),
};

import { formatDay, formatInstant, formatPesos } from '@laundry/strings/format';
import { dataTable } from '@laundry/strings';
import type { Column } from './columns.ts';

/** The text of a cell; '' where there is nothing. */
export function cellText<Row>(column: Column<Row>, row: Row): string {
  switch (column.kind) {
    case 'text':
      return column.value(row) ?? '';
    case 'pesos': {
      const pesos = column.value(row);
      return pesos === null || pesos === undefined ? '' : formatPesos(pesos);
    }
    case 'date': {
      const value = column.value(row) ?? '';
      return column.time === true ? formatInstant(value) : formatDay(value);
    }
    case 'boolean':
      return column.value(row) ? dataTable.yes : dataTable.no;
    case 'action':
      return '';
  }
}

/** A text for searching: lower case, without accents. */
export const normaliseText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A text for sorting: ñ after n, 'Apto 2' before 'Apto 10', ignoring case and accents. */
const orderedText = (text: string): string =>
  normaliseText(text.replace(/ñ/giu, 'n~')).replace(/\d+/g, (digits) => digits.padStart(12, '0'));

/** A day or instant as a number for sorting; invalid dates come first. */
function orderedDate(value: string): number {
  const at = Date.parse(value);
  return Number.isNaN(at) ? -Infinity : at;
}

/** The sort key of a cell. */
export function sortKey<Row>(column: Column<Row>, row: Row): string | number {
  switch (column.kind) {
    case 'text':
      return orderedText(column.value(row) ?? '');
    case 'pesos':
      return column.value(row) ?? -Infinity;
    case 'date':
      return orderedDate(column.value(row) ?? '');
    case 'boolean':
      return Number(column.value(row));
    case 'action':
      return '';
  }
}

/** The Montevideo day of a date cell as `YYYY-MM-DD`; '' where there is none. */
export const cellDay = <Row>(column: Column<Row>, row: Row): string =>
  column.kind === 'date'
    ? formatDay(column.value(row) ?? '')
        .split('/')
        .reverse()
        .join('-')
    : '';

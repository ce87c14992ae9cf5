// Functions on a table's rows without the table component, for exports and printing.
export { cellText, normaliseText } from './cellValue.ts';
export { selectRows } from './selectRows.ts';

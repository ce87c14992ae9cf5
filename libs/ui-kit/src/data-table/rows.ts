// What is known of a table's rows without the table itself: light, for exports and prints.
export { cellText } from './cellValue.ts';
export { selectRows } from './selectRows.ts';

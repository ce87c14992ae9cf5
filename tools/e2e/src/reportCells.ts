import type { Transaction, Use } from './reports.ts';
import type { WorkbookCell } from './spreadsheets.ts';

/** The columns of both reports (spec §2), and the expected cells of a record in a file. */
export const USES_COLUMNS = ['Edificio', 'Unidad', 'Máquina', 'Tipo', 'Fecha', 'Tarjeta', 'Resultado'];
export const TRANSACTIONS_COLUMNS = [
  'Edificio',
  'Monto',
  'Moneda',
  'Cliente',
  'Email',
  'Origen',
  'Fecha de creación',
  'Tarjeta',
  'Mensaje',
  'Ingreso Administración',
];

const shown = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/Montevideo',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** DD/MM/YYYY HH:mm in Montevideo. */
const dateText = (instant: string): string => shown.format(new Date(instant)).replace(', ', ' ');

/** Day 0 of spreadsheet dates. */
const EPOCH = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;
const SECOND_MS = 1_000;

/** The number of the workbook's date-time format. */
const MOMENTS = 167;

/** Formats a spreadsheet's date-time, which has no time zone. */
function momentText(days: number): string {
  const at = new Date(EPOCH + Math.round((days * DAY_MS) / SECOND_MS) * SECOND_MS).toISOString();
  return `${at.slice(8, 10)}/${at.slice(5, 7)}/${at.slice(0, 4)} ${at.slice(11, 16)}`;
}

/** The displayed values of a row, in the columns A, B, C and so on. */
export const shownOf = (row: Record<string, WorkbookCell>, columns: number): (string | number)[] =>
  Array.from({ length: columns }, (_, index) => {
    const { value, format } = row[String.fromCharCode(65 + index)] ?? { value: '', format: 0 };
    return format === MOMENTS && typeof value === 'number' ? momentText(value) : value;
  });

/** With a decimal comma, and cents only where there are any. */
const amountText = (pesos: number): string =>
  Number.isInteger(pesos) ? String(pesos) : pesos.toFixed(2).replace('.', ',');

/** The value of a cell: a text, pesos, or an instant. */
type CellValue = string | { pesos: number } | { at: string };

const cellsOfUse = ({ machine, unit, timestamp, card, result }: Use): CellValue[] => [
  machine.building.name,
  unit?.number ?? '',
  machine.serial_number,
  `${machine.machine_type === 'WASHER' ? 'Lavadora' : 'Secadora'} ${machine.sort_index}`,
  { at: timestamp },
  card.uuid,
  result,
];

const cellsOfTransaction = (record: Transaction): CellValue[] => [
  record.building_name,
  { pesos: record.amount },
  record.currency === 858 ? 'UYU' : String(record.currency),
  record.user_name,
  record.user_email,
  record.origin,
  { at: record.creation_date },
  record.uuid,
  record.message ?? '',
  { pesos: record.adm_income },
];

/** Marks a text that a spreadsheet would take for a formula (D45). */
const escapeFormula = (text: string): string => (/^[=+\-@]/.test(text) ? `'${text}` : text);

const csvCell = (value: CellValue): string => {
  if (typeof value === 'string') return escapeFormula(value);
  return 'at' in value ? dateText(value.at) : amountText(value.pesos);
};

const sheetCell = (value: CellValue): string | number => {
  if (typeof value === 'string') return value;
  return 'at' in value ? dateText(value.at) : value.pesos;
};

export const usesCsv = (uses: readonly Use[]): string[][] => uses.map((use) => cellsOfUse(use).map(csvCell));
export const usesSheet = (uses: readonly Use[]) => uses.map((use) => cellsOfUse(use).map(sheetCell));
export const transactionsCsv = (records: readonly Transaction[]): string[][] =>
  records.map((record) => cellsOfTransaction(record).map(csvCell));
export const transactionsSheet = (records: readonly Transaction[]) =>
  records.map((record) => cellsOfTransaction(record).map(sheetCell));

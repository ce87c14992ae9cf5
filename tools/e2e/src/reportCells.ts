import type { Transaction, Use } from './reports.ts';
import type { WorkbookCell } from './workbook.ts';

/** Columns of both reports (spec §2), and what each cell of a record says in a file. */
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

/** Day 0 of a spreadsheet's calendar. */
const EPOCH = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;
const SECOND_MS = 1_000;

/** The number of a workbook's format of moments. */
const MOMENTS = 167;

/** A spreadsheet's day and hour as it shows them: it knows no zones. */
function momentText(days: number): string {
  const at = new Date(EPOCH + Math.round((days * DAY_MS) / SECOND_MS) * SECOND_MS).toISOString();
  return `${at.slice(8, 10)}/${at.slice(5, 7)}/${at.slice(0, 4)} ${at.slice(11, 16)}`;
}

/** What a workbook shows in the columns A, B, C and so on. */
export const shownOf = (row: Record<string, WorkbookCell>, columns: number): (string | number)[] =>
  Array.from({ length: columns }, (_, place) => {
    const { value, format } = row[String.fromCharCode(65 + place)] ?? { value: '', format: 0 };
    return format === MOMENTS && typeof value === 'number' ? momentText(value) : value;
  });

/** A decimal comma, and cents where there are any. */
const amountText = (pesos: number): string =>
  Number.isInteger(pesos) ? String(pesos) : pesos.toFixed(2).replace('.', ',');

/** What a record says, cell by cell: a text, pesos, or a moment. */
type Said = string | { pesos: number } | { at: string };

const ofUse = ({ machine, unit, timestamp, card, result }: Use): Said[] => [
  machine.building.name,
  unit?.number ?? '',
  machine.serial_number,
  machine.machine_type === 'WASHER' ? 'Lavadora' : 'Secadora',
  { at: timestamp },
  card.uuid,
  result,
];

const ofTransaction = (record: Transaction): Said[] => [
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

/** A text as a spreadsheet takes it for a text (D45). */
const harmless = (text: string): string => (/^[=+\-@]/.test(text) ? `'${text}` : text);

const csvCell = (said: Said): string => {
  if (typeof said === 'string') return harmless(said);
  return 'at' in said ? dateText(said.at) : amountText(said.pesos);
};

const sheetCell = (said: Said): string | number => {
  if (typeof said === 'string') return said;
  return 'at' in said ? dateText(said.at) : said.pesos;
};

export const usesCsv = (uses: readonly Use[]): string[][] => uses.map((use) => ofUse(use).map(csvCell));
export const usesSheet = (uses: readonly Use[]) => uses.map((use) => ofUse(use).map(sheetCell));
export const transactionsCsv = (records: readonly Transaction[]): string[][] =>
  records.map((record) => ofTransaction(record).map(csvCell));
export const transactionsSheet = (records: readonly Transaction[]) =>
  records.map((record) => ofTransaction(record).map(sheetCell));

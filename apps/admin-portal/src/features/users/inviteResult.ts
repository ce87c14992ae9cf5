import { invites, users } from '@laundry/strings';
import { outcomeText } from './inviteColumns.ts';
import { FIELDS } from './person.ts';
import type { Invitee } from './invitee.ts';

/** A spreadsheet would take a cell that begins so for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/** The rows and what became of each, as the spreadsheets of this part of the world open them. */
export async function inviteResult(rows: readonly Invitee[]): Promise<Blob> {
  const { default: Papa } = await import('papaparse');
  const head = [invites.line, ...FIELDS.map((field) => users.columns[field]), invites.outcome];
  const lines = rows.map((row) => [
    String(row.line),
    ...FIELDS.map((field) => row.person[field]),
    outcomeText(row),
  ]);
  const text = Papa.unparse([head, ...lines], { delimiter: ';', escapeFormulae: FORMULA });
  return new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' });
}

/** Hands a file to the browser's downloads. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own hold of it once it has begun.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

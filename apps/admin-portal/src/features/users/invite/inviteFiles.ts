import { invites, users } from '@laundry/strings';
import { formatDay } from '@laundry/ui-kit';
import { loadWriter } from '../../../reports/export/useExport.ts';
import type { ExportColumn, TableFormat } from '../../../shared/table-export/index.ts';
import { FIELDS } from '../person.ts';
import type { Person } from '../person.ts';
import { outcomeText } from './inviteColumns.ts';
import type { Invitee } from './invitee.ts';

const personColumns = <Row>(toPerson: (row: Row) => Person): ExportColumn<Row>[] =>
  FIELDS.map((field) => ({
    header: users.columns[field],
    kind: 'text',
    value: (row) => toPerson(row)[field],
  }));

async function createFile<Row>(
  title: string,
  format: TableFormat,
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
): Promise<Blob> {
  const { writeTable } = await loadWriter();
  const { signal } = new AbortController();
  return (await writeTable({ format, columns, pages: [rows], title, signal })).file;
}

/** The rows with their outcomes as a CSV file for spreadsheets. */
export const inviteResult = (rows: readonly Invitee[]): Promise<Blob> =>
  createFile(
    invites.title,
    'csv',
    [
      { header: invites.line, kind: 'text', value: ({ line }) => String(line) },
      ...personColumns<Invitee>(({ person }) => person),
      { header: invites.outcome, kind: 'text', value: outcomeText },
    ],
    rows,
  );

/** A template to fill in. It has only a header row, so that nobody invites an example by mistake. */
export const inviteTemplate = (format: TableFormat): Promise<Blob> =>
  createFile<Person>(
    users.title,
    format,
    personColumns((person) => person),
    [],
  );

/** Downloads the rows with their outcomes. */
export async function saveInviteResult(building: string, rows: readonly Invitee[]): Promise<void> {
  const { fileName, saveFile } = await loadWriter();
  const day = formatDay(new Date().toISOString());
  saveFile(await inviteResult(rows), fileName([invites.downloadName, building, day], 'csv', true));
}

/** Downloads the template. */
export async function saveInviteTemplate(format: TableFormat): Promise<void> {
  const { fileName, saveFile } = await loadWriter();
  saveFile(await inviteTemplate(format), fileName([invites.templateName], format, true));
}

import { invites, users } from '@laundry/strings';
import { formatDay } from '@laundry/ui-kit';
import { loadWriter } from '../../../reports/export/useExport.ts';
import type { ExportColumn, TableExport, TableFormat } from '../../../shared/table-export/index.ts';
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

/** Downloads rows that are all known. @param name the parts of the file's name */
async function save<Row>(
  name: readonly string[],
  { rows, ...table }: Pick<TableExport<Row>, 'title' | 'format' | 'columns'> & { rows: readonly Row[] },
): Promise<void> {
  const { fileName, saveFile, writeTable } = await loadWriter();
  const { signal } = new AbortController();
  const { file } = await writeTable({ ...table, pages: [rows], signal });
  saveFile(file, fileName(name, table.format, true));
}

/** Downloads the rows with their outcomes as a CSV file for spreadsheets. */
export const saveInviteResult = (building: string, rows: readonly Invitee[]): Promise<void> =>
  save([invites.downloadName, building, formatDay(new Date().toISOString())], {
    title: invites.title,
    format: 'csv',
    columns: [
      { header: invites.line, kind: 'text', value: ({ line }) => String(line) },
      ...personColumns<Invitee>(({ person }) => person),
      { header: invites.outcome, kind: 'text', value: outcomeText },
    ],
    rows,
  });

/** Downloads a template with only a header row, so that nobody invites an example by mistake. */
export const saveInviteTemplate = (format: TableFormat): Promise<void> =>
  save<Person>([invites.templateName], {
    title: users.title,
    format,
    columns: personColumns((person) => person),
    rows: [],
  });

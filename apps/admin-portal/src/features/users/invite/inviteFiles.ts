import { invites, users } from '@laundry/strings';
import { formatDay } from '@laundry/ui-kit';
import { loadWriter } from '../../../reports/export/useExport.ts';
import type { TableExport, TableFormat } from '../../../shared/table-export/index.ts';
import { personColumns, resultColumns } from './inviteColumns.ts';
import type { Invitee } from './invitee.ts';

/** Downloads rows that are all known. @param name the parts of the file's name */
async function save(
  name: readonly string[],
  table: Pick<TableExport<Invitee>, 'title' | 'format' | 'columns'>,
  rows: readonly Invitee[],
): Promise<void> {
  const { fileName, saveFile, writeTable } = await loadWriter();
  const { signal } = new AbortController();
  const { file } = await writeTable({ ...table, pages: [rows], signal });
  saveFile(file, fileName(name, table.format, true));
}

/** Downloads the rows with their outcomes as a CSV file for spreadsheets. */
export const saveInviteResult = (building: string, rows: readonly Invitee[]): Promise<void> =>
  save(
    [invites.downloadName, building, formatDay(new Date().toISOString())],
    { title: invites.title, format: 'csv', columns: resultColumns },
    rows,
  );

/** Downloads a template with only a header row, so that nobody invites an example by mistake. */
export const saveInviteTemplate = (format: TableFormat): Promise<void> =>
  save([invites.templateName], { title: users.title, format, columns: personColumns }, []);

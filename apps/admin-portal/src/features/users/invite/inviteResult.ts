import { invites, users } from '@laundry/strings';
import type { ExportColumn } from '../../../shared/table-export/index.ts';
import { formatDay } from '@laundry/ui-kit';
import { outcomeText } from './inviteColumns.ts';
import type { Invitee } from './invitee.ts';
import { FIELDS } from '../person.ts';

const columns: readonly ExportColumn<Invitee>[] = [
  { header: invites.line, kind: 'text', value: ({ line }) => String(line) },
  ...FIELDS.map((field): ExportColumn<Invitee> => ({
    header: users.columns[field],
    kind: 'text',
    value: ({ person }) => person[field],
  })),
  { header: invites.outcome, kind: 'text', value: outcomeText },
];

/** The rows and what became of each, as a spreadsheet opens it. */
export async function inviteResult(rows: readonly Invitee[]): Promise<Blob> {
  const { inPages, writeTable } = await import('../../../shared/table-export/index.ts');
  const { signal } = new AbortController();
  const { file } = await writeTable({
    format: 'csv',
    columns,
    pages: inPages(rows, rows.length),
    title: invites.title,
    signal,
  });
  return file;
}

/** The same as a download. */
export async function saveInviteResult(building: string, rows: readonly Invitee[]): Promise<void> {
  const { fileName, saveFile } = await import('../../../shared/table-export/index.ts');
  const day = formatDay(new Date().toISOString());
  saveFile(await inviteResult(rows), fileName([invites.downloadName, building, day], 'csv', true));
}

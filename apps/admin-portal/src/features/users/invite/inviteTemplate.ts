import { invites, users } from '@laundry/strings';
import type { TableFormat } from '../../../shared/table-export/index.ts';
import { FIELDS } from '../person.ts';
import type { Person } from '../person.ts';

const columns = FIELDS.map((field) => ({
  header: users.columns[field],
  kind: 'text' as const,
  value: (person: Person) => person[field],
}));

/** A table of the columns that are read, to be filled in: its head alone, so that no example is invited. */
export async function inviteTemplate(format: TableFormat): Promise<Blob> {
  const { inPages, writeTable } = await import('../../../shared/table-export/index.ts');
  const { file } = await writeTable<Person>({
    format,
    columns,
    pages: inPages<Person>([], 1),
    title: users.title,
    signal: new AbortController().signal,
  });
  return file;
}

/** The same as a download. */
export async function saveInviteTemplate(format: TableFormat): Promise<void> {
  const { fileName, saveFile } = await import('../../../shared/table-export/index.ts');
  saveFile(await inviteTemplate(format), fileName([invites.templateName], format, true));
}

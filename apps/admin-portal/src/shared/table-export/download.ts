import { exporting } from '@laundry/strings';
import { normaliseText } from '@laundry/strings/format';
import type { TableFormat } from './table.ts';

const plain = (text: string): string =>
  normaliseText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);

/** A file name that is valid on all operating systems; it says if the file is incomplete. */
export function fileName(about: readonly string[], format: TableFormat, whole: boolean): string {
  const words = [...about.map(plain), ...(whole ? [] : [exporting.incomplete])].filter((word) => word !== '');
  return `${words.join('-')}.${format}`;
}

/** The time that the browser has to start the download, in ms. */
const REVOKE_AFTER_MS = 60_000;

/** Saves a file as a download of that name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
}

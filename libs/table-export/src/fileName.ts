import { exporting } from '@laundry/strings';
import type { TableFormat } from './table.ts';

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);

/** A name that every system takes, of what the file is about; one that is not whole says so. */
export function fileName(about: readonly string[], format: TableFormat, whole: boolean): string {
  const words = [...about.map(plain), ...(whole ? [] : [exporting.incomplete])].filter((word) => word !== '');
  return `${words.join('-')}.${format}`;
}

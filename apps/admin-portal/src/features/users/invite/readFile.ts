import { invites } from '@laundry/strings';
import type { Line } from './readRows.ts';

/** A file's text or lines, or why it cannot be read. */
export type FileRows = { text: string } | { lines: readonly Line[] } | { problem: string };

const MAX_BYTES = 1_000_000;

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, place) => bytes[place] === byte);

/** Decodes a spreadsheet's text: UTF-16 with a byte order mark, UTF-8, or otherwise Windows-1252. */
function decodeText(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The rows of a chosen file: the text of a CSV file, or the lines of an XLSX file's first sheet. */
export async function readFile(file: Pick<File, 'size' | 'arrayBuffer'>): Promise<FileRows> {
  if (file.size > MAX_BYTES) return { problem: invites.tooLarge };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (startsWith(bytes, 0x50, 0x4b, 3, 4)) {
      const { readWorkbook } = await import('./readWorkbook.ts');
      return readWorkbook(bytes);
    }
    const text = decodeText(bytes);
    return text.includes('\0') ? { problem: invites.noText } : { text };
  } catch {
    return { problem: invites.unreadable };
  }
}

import { invites } from '@laundry/strings';

/** What a file holds, or why it cannot be read. */
export type FileText = { text: string } | { problem: string };

const MAX_BYTES = 1_000_000;

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, place) => bytes[place] === byte);

/** How a spreadsheet wrote it: with a mark of UTF-16, as UTF-8, or as Windows of this part of the world does. */
function decoded(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The text of a file that a person chose. */
export async function readFile(file: Pick<File, 'size' | 'arrayBuffer'>): Promise<FileText> {
  if (file.size > MAX_BYTES) return { problem: invites.tooLarge };
  try {
    const text = decoded(new Uint8Array(await file.arrayBuffer()));
    return text.includes('\0') || text.startsWith('PK\u0003') ? { problem: invites.noText } : { text };
  } catch {
    return { problem: invites.unreadable };
  }
}

import { clearLine, createInterface, cursorTo } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** Where a command is typed: what it reads and prints, and the folder in which its files' names begin. */
export interface Terminal {
  readonly input: Readable;
  readonly output: Writable;
  readonly errors: Writable & { readonly isTTY?: boolean };
  readonly folder: string;
}

/** Asks on the terminal; whoever closes the input instead of answering does not agree. */
export const confirmOn =
  ({ input, errors }: Terminal) =>
  async (question: string): Promise<boolean> => {
    const answer = await new Promise<string>((resolve) => {
      const lines = createInterface({ input, output: errors });
      lines.once('close', () => resolve(''));
      lines.question(`${question} [y/N] `, (line) => {
        resolve(line);
        lines.close();
      });
    });
    return /^y(es)?$/i.test(answer.trim());
  };

const TELL_EVERY_MS = 1000;

/** Tells how far something is, once a second: in one line of a terminal, else line by line. */
export function progressOn({ errors }: Terminal): (text: string) => void {
  let last = Date.now();
  return (text) => {
    if (Date.now() - last < TELL_EVERY_MS) return;
    last = Date.now();
    if (!errors.isTTY) return void errors.write(`${text}\n`);
    clearLine(errors, 0);
    cursorTo(errors, 0);
    errors.write(text);
  };
}

import { clearLine, createInterface, cursorTo } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** The terminal of a command: its streams, and the folder that relative file names start from. */
export interface Terminal {
  readonly input: Readable;
  readonly output: Writable;
  readonly errors: Writable & { readonly isTTY?: boolean };
  readonly folder: string;
}

/** Asks a yes-or-no question on the terminal. Closing the input without an answer counts as no. */
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

const PROGRESS_INTERVAL_MS = 1000;

/** Shows progress once a second: on a single line of a terminal, else line by line. */
export function progressOn({ errors }: Terminal): (text: string) => void {
  let last = Date.now();
  return (text) => {
    if (Date.now() - last < PROGRESS_INTERVAL_MS) return;
    last = Date.now();
    if (!errors.isTTY) return void errors.write(`${text}\n`);
    clearLine(errors, 0);
    cursorTo(errors, 0);
    errors.write(text);
  };
}

import { createInterface } from 'node:readline/promises';
import { clearLine, cursorTo } from 'node:readline';
import type { WriteStream } from 'node:tty';

/** Asks on the terminal; whoever closes the input instead of answering does not agree. */
export async function confirmOnTerminal(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
  const answer = await Promise.race([terminal.question(`${question} [y/N] `), closed]);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

const TELL_EVERY_MS = 1000;

/** Tells how far something is, once a second: in one line of a terminal, else line by line. */
export function progressOnTerminal(output: WriteStream): (text: string) => void {
  let last = Date.now();
  return (text) => {
    if (Date.now() - last < TELL_EVERY_MS) return;
    last = Date.now();
    if (!output.isTTY) return void output.write(`${text}\n`);
    clearLine(output, 0);
    cursorTo(output, 0);
    output.write(text);
  };
}

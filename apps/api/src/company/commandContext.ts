import { randomUUID } from 'node:crypto';
import { clearLine, createInterface, cursorTo } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { InvalidArgumentError } from 'commander';
import type { Command } from 'commander';
import type { Clock } from '../shared/clock.ts';
import type { Database } from '../database/connect.ts';
import type { Settings } from '../settings.ts';
import type { RunCommand } from './runCommand.ts';

/** The dependencies of commands that run on the database itself. */
export interface CompanyData {
  readonly db: Database;
  readonly settings: Settings;
  readonly clock: Clock;
}

export interface CommandContext {
  /** Runs a command, on the database or through a running API. */
  readonly run: RunCommand;
  /** Opens the company's database, once. @throws CommandError where commands go through a running API */
  readonly open: () => Promise<CompanyData>;
  /** Whether commands go through a running API. */
  readonly usesApi: () => Promise<boolean>;
  readonly print: (text: string) => void;
  /** Shows progress; on a terminal each line replaces the one before. */
  readonly showProgress: (text: string) => void;
  /** The folder that relative file names start from. */
  readonly folder: string;
  /** Asks the user; true for yes. */
  readonly confirm: (question: string) => Promise<boolean>;
  /** The actor where the options name none. */
  readonly user: string;
}

/** A failed command. The message is printed as a single line instead of a result. */
export class CommandError extends Error {}

/** Who runs a command, and why. */
export interface ActorOptions {
  readonly by: string;
  readonly reason: string;
}

/** Adds the options for who runs a command and why, which the audit trail records. */
export const addActorOptions = (command: Command, user: string): Command =>
  command
    .option('--by <name>', 'who does it', user)
    .requiredOption('--reason <text>', 'why, for the audit trail (required)');

/** What `--yes` does where cards are taken in. */
export const LARGE_BALANCES = 'also opening balances above MAX_TOPUP_CENTS';

const AMOUNT = /^\d{1,9}([.,]\d{1,2})?$/;

/** Parses pesos as people write them: 100, 100.5 or 100,50. */
export function parseAmount(text: string): number {
  if (!AMOUNT.test(text)) throw new InvalidArgumentError('pesos with at most two decimals, as 100 or 100,50');
  return Number(text.replace(',', '.'));
}

/** Adds the options of commands that move money: an idempotency key, and whether to skip the confirmation. */
export const addMoneyOptions = (command: Command): Command =>
  command
    .option('--key <uuid>', 'the same key is one action, however often it is sent')
    .option('-y, --yes', 'do not ask');

export interface MoneyOptions extends ActorOptions {
  readonly key?: string;
  readonly yes?: true;
}

/** The action's id, which is the given key or a new one, with who does it and why. */
export const actionOf = ({ key, by, reason }: MoneyOptions) => ({ by, reason, id: key ?? randomUUID() });

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

import type { Clock } from '../clock.ts';
import type { Database } from '../database/connect.ts';
import type { Settings } from '../settings.ts';
import type { RunCommand } from './runCommand.ts';

/** The dependencies of commands that run on the database itself. */
export interface CompanyData {
  readonly db: Database;
  readonly settings: Settings;
  readonly clock: Clock;
}

/** The context in which commands run. */
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

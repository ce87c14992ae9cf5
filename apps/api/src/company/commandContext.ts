import type { Clock } from '../clock.ts';
import type { Database } from '../database/connect.ts';
import type { Settings } from '../settings.ts';
import type { RunCommand } from './runCommand.ts';

/** What commands work with on the database itself. */
export interface CompanyData {
  readonly db: Database;
  readonly settings: Settings;
  readonly clock: Clock;
}

/** What commands are run in. */
export interface CommandContext {
  /** Runs one, on the database or by a running API. */
  readonly run: RunCommand;
  /** Opens the company's database, once. @throws CommandError where a running API has to be asked */
  readonly open: () => Promise<CompanyData>;
  /** Whether a running API has to be asked. */
  readonly byApi: () => Promise<boolean>;
  readonly print: (text: string) => void;
  /** Tells how far something is; a line that the next one replaces where somebody watches. */
  readonly showProgress: (text: string) => void;
  /** Where the names of files begin. */
  readonly folder: string;
  /** Asks a person; true for yes. */
  readonly confirm: (question: string) => Promise<boolean>;
  /** Who does it, where no option says so. */
  readonly user: string;
}

/** A command failed: its message is printed in one line instead of a result. */
export class CommandError extends Error {}

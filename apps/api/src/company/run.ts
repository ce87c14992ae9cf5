import { userInfo } from 'node:os';
import { Command, CommanderError } from 'commander';
import { systemClock } from '../clock.ts';
import { connect, connectToMigrate } from '../database/connect.ts';
import { migrate } from '../database/migrate.ts';
import { Failure } from '../failure.ts';
import { WrongLines } from '../services/company/wrongLines.ts';
import { settingsFrom } from '../settings.ts';
import { startErrorText } from '../startError.ts';
import { CommandError } from './commandError.ts';
import { controllerCommands } from './controllerCommands.ts';
import { importCommand } from './importCommand.ts';
import { invoicesCommand } from './invoicesCommand.ts';
import { personCommand } from './personCommand.ts';
import type { CompanyData, Surroundings } from './surroundings.ts';
import { confirmOnTerminal, progressOnTerminal } from './terminal.ts';

/** The company's database, migrated; opened when the first command asks for it. */
function companyData(environment: NodeJS.ProcessEnv) {
  let opened: Promise<CompanyData> | undefined;
  async function openData(): Promise<CompanyData> {
    const settings = settingsFrom(environment);
    // One connection whose statements have all the time that they need.
    const db = settings.DATABASE_URL ? connectToMigrate(settings.DATABASE_URL) : connect(settings);
    await migrate(db, settings);
    return { db, settings, clock: systemClock };
  }
  return {
    open: () => (opened ??= openData()),
    close: async () => {
      const data = await opened?.catch(() => undefined);
      await data?.db.destroy();
    },
  };
}

function companyProgram(surroundings: Surroundings): Command {
  const program = new Command('company')
    .description(
      'The company’s data. Works on the database of the API’s settings (DATABASE_URL, else DATA_DIR).',
    )
    .exitOverride();
  importCommand(program, surroundings);
  invoicesCommand(program, surroundings);
  personCommand(program, surroundings);
  controllerCommands(program, surroundings);
  return program;
}

/** Why a command failed, for whoever typed it. */
function errorText(error: unknown): string {
  if (error instanceof WrongLines) return `${error.message}\nnothing of the file was taken in`;
  if (error instanceof Failure) return `${error.envelope.result_message} (${error.message})`;
  return error instanceof CommandError ? error.message : startErrorText(error);
}

/** Runs a command. @returns its exit code: 0, or 1 where it failed */
export async function runCompany(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const { open, close } = companyData(environment);
  const program = companyProgram({
    open,
    say: (text) => process.stdout.write(`${text}\n`),
    tell: progressOnTerminal(process.stderr),
    confirm: confirmOnTerminal,
    user: environment['COMPANY_USER'] ?? userInfo().username,
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    // It has said what is wrong, or what it was asked to tell.
    if (error instanceof CommanderError) return error.exitCode;
    process.stderr.write(`${errorText(error)}\n`);
    return 1;
  } finally {
    await close();
  }
}
